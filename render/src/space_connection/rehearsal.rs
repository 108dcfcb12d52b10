//! Pictures that no one will see: they make the studio draw every sprite and ground at start.

use games::Seat;
use games::space_connection::{
    Beam, BoardView, Chart, Complete, Draft, Emitters, Fate, Flight, Hider, Launch, Lost, Notes,
    Options, Phase, Piece, Positions, SpaceConnection, Stock, View, positions,
};
use text::{Lang, Names};

use crate::Draws;
use crate::scene::Scene;

/// A scene of each layout, with every piece.
pub(super) fn scenes(lang: Lang, names: &Names) -> Vec<Scene> {
    let (green, blue) = (Seat::new(0), Seat::new(1));
    let two = vec![
        hunted(Hider::Seat(green), blue),
        hunted(Hider::Seat(blue), green),
    ];
    let alone = vec![hunted(Hider::GameMaster, green)];
    let hiding = BoardView {
        draft: Some(Draft::of(some("A1 A3 A5 A7 C1 C3 C5 C7 C9 E1 E3 E5 E7"))),
        ..hunted(Hider::Seat(green), blue)
    };
    [
        (Phase::Over, two.clone()),
        (Phase::Hunting, two),
        (Phase::Over, alone),
        (Phase::Hiding, vec![hiding]),
    ]
    .into_iter()
    .map(|(phase, boards)| {
        let view = View {
            options: Options::default(),
            seats: 2,
            me: Some(green),
            phase,
            first: (phase != Phase::Hiding).then_some(green),
            turn: Some(green),
            last_reply: false,
            boards,
            end: None,
            winners: vec![green],
        };
        SpaceConnection::scene(&view, lang, names)
    })
    .collect()
}

fn some(said: &str) -> Positions {
    positions(said).unwrap_or_default()
}

fn hunted(hider: Hider, hunter: Seat) -> BoardView {
    let found = some("A1 C4 C5 G7");
    let at: Vec<_> = some("A2 A3 A4 M1 M4").iter().collect();
    let lost = Piece::ALL.into_iter().zip(&at);
    let launch = Launch::Lasers(Emitters::One(at[3]));
    BoardView {
        hider,
        hunter,
        sealed: true,
        chart: Chart {
            found,
            empty: some("D1 D2"),
            lost: lost.map(|(piece, &at)| Lost { piece, at }).collect(),
            emitters: some("M1 M4"),
            beams: vec![Beam {
                from: at[3],
                to: at[4],
            }],
            complete: Piece::ALL
                .into_iter()
                .map(|paid| Complete {
                    system: some("C4 C5"),
                    paid: Some(paid),
                })
                .collect(),
            stock: Stock::FULL,
            launches: 1,
            last: Some(Flight {
                launch,
                found,
                fate: Fate::Stays,
            }),
        },
        out: false,
        sky: Some(some("A1 C4 C5 G7 J1")),
        draft: None,
        notes: Some(Notes {
            planets: some("K1"),
            empty: some("K2"),
        }),
    }
}
