//! How eyes tell colours apart: contrast as WCAG 2 has it, and CIEDE2000, under normal sight and
//! three kinds of colour blindness (Machado 2009, at full severity).

/// Red, green, blue.
type Rgb = [u8; 3];

/// Normal sight, protanopia, deuteranopia, tritanopia: what becomes of linear red, green, blue.
pub(crate) const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    (
        "normal",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn linear(rgb: Rgb) -> [f64; 3] {
    rgb.map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// What a sight makes of a colour.
pub(crate) fn seen(rgb: Rgb, sight: &[[f64; 3]; 3]) -> Rgb {
    through(sight, linear(rgb)).map(|value| {
        let value = value.clamp(0.0, 1.0);
        let bent = if value <= 0.003_130_8 {
            value * 12.92
        } else {
            1.055 * value.powf(1.0 / 2.4) - 0.055
        };
        (bent * 255.0).round() as u8
    })
}

fn through(matrix: &[[f64; 3]; 3], [r, g, b]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[x, y, z]| x * r + y * g + z * b)
}

/// From 1 (alike) to 21 (black on white).
pub(crate) fn contrast(one: Rgb, other: Rgb) -> f64 {
    let light = |rgb| {
        let [r, g, b] = linear(rgb);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (one, other): (f64, f64) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// CIEDE2000 under a sight.
pub(crate) fn apart(one: Rgb, other: Rgb, sight: &[[f64; 3]; 3]) -> f64 {
    let seen = |rgb| lab(through(sight, linear(rgb)).map(|value| value.clamp(0.0, 1.0)));
    ciede2000(seen(one), seen(other))
}

fn lab(rgb: [f64; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    let [x, y, z] = through(&XYZ, rgb);
    let bent = |value: f64| {
        if value > 216.0 / 24_389.0 {
            value.cbrt()
        } else {
            (24_389.0 / 27.0 * value + 16.0) / 116.0
        }
    };
    let (x, y, z) = (bent(x / 0.95047), bent(y), bent(z / 1.08883));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// After Sharma, Wu and Dalal (2005).
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |value: f64| (value.powi(7) / (value.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let middle = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => sum / 2.0 + 180.0,
        sum => sum / 2.0 - 180.0,
    };
    let (light, chroma) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let cos = |angle: f64| angle.to_radians().cos();
    let t =
        1.0 - 0.17 * cos(middle - 30.0) + 0.24 * cos(2.0 * middle) + 0.32 * cos(3.0 * middle + 6.0)
            - 0.20 * cos(4.0 * middle - 63.0);
    let away = (light - 50.0).powi(2);
    let by_light = (l2 - l1) / (1.0 + 0.015 * away / (20.0 + away).sqrt());
    let by_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let by_hue =
        2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let bent = 60.0 * (-((middle - 275.0) / 25.0).powi(2)).exp();
    let twist = -bent.to_radians().sin() * 2.0 * seventh(chroma);
    (by_light.powi(2) + by_chroma.powi(2) + by_hue.powi(2) + twist * by_chroma * by_hue).sqrt()
}

/// Pairs from Sharma, Wu and Dalal's table of test data, with their distance.
#[test]
fn colour_distances_match_the_standard() {
    for (one, other, distance) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
        (
            [60.2574, -34.0099, 36.2677],
            [60.4626, -34.1751, 39.4387],
            1.2644,
        ),
        (
            [2.0776, 0.0795, -1.1350],
            [0.9033, -0.0636, -0.5514],
            0.9082,
        ),
    ] {
        let found = ciede2000(one, other);
        assert!(
            (found - distance).abs() < 1e-4,
            "{one:?} {other:?}: {found}"
        );
    }
}

#[test]
fn greys_stay_grey_for_all_vision_types() {
    for (name, sight) in &SIGHTS {
        for value in [0, 9, 128, 255] {
            let found = seen([value; 3], sight);
            assert!(
                found.iter().all(|it| it.abs_diff(value) <= 1),
                "{name}: {found:?}"
            );
        }
    }
}
