//! Pictures that no one will see: they make the renderer draw every sprite and ground at start.

use games::space_connection::{
    Action, Beam, BoardView, Chart, Complete, Draft, Emitters, Fate, Flight, Hider, Insight,
    Launch, Lost, Notes, Options, Phase, Piece, Positions, SpaceConnection, Stock, View, positions,
};
use games::{Advice, Evidence, Seat};
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
        draft: Some(Draft::new(some("A1 A3 A5 A7 C1 C3 C5 C7 C9 E1 E3 E5 E7"))),
        ..hunted(Hider::Seat(green), blue)
    };
    let view = |phase, boards| View {
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
    let hunting = view(Phase::Hunting, two.clone());
    let hints = [300, 600, 900].into_iter().filter_map(advice);
    let hints = hints.map(|advice| SpaceConnection::hinted(&hunting, &advice, lang, names));
    let scenes = [
        (Phase::Over, two.clone()),
        (Phase::Hunting, two),
        (Phase::Over, alone),
        (Phase::Hiding, vec![hiding]),
    ]
    .map(|(phase, boards)| SpaceConnection::scene(&view(phase, boards), lang, names));
    scenes.into_iter().chain(hints).collect()
}

/// A ship, with everything that a hint can say of a place.
fn advice(permille: u16) -> Option<Advice<SpaceConnection>> {
    let likely = |at| Evidence::Likely {
        what: Insight::Planet(at),
        permille,
        within: 0,
    };
    let void = some("B1").iter().next().map(|at| Evidence::Certain {
        what: Insight::Void(at),
        of: 1,
    });
    let reach = some("F7 H8");
    Some(Advice {
        action: Action::Launch(Launch::Ship(reach.iter().next()?)),
        why: reach.iter().map(likely).chain(void).collect(),
    })
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
