//! Results of finished games as files: a table for people, a line a game for programs. Both formats
//! are described in `docs/results.md`, and only ever grow.

use serde_json::{Value, json};
use sessions::{Finish, GameResult, Player, SeatResult};
use text::Lang;

use crate::table::names::plain_name;

/// Version of the format of a result for programs.
const FORMAT: u32 = 1;
/// Columns of the table.
const HEADS: &str = "date,number,game,player,seat,result,points,level,minutes";
/// Sign that tells spreadsheets that a file is UTF-8.
const UTF8: char = '\u{feff}';

/// A table of results, one line a game and seat.
pub(crate) fn csv(lang: Lang, results: &[GameResult], title: impl Fn(&str) -> String) -> String {
    let mut table = format!("{UTF8}{HEADS}\r\n");
    for result in results {
        let game = title(result.game);
        for seat in &result.seats {
            let cells = [
                result.ended.utc(),
                result.table.to_string(),
                game.clone(),
                name(result, seat, lang),
                (seat.seat.index() + 1).to_string(),
                seat.finish.word().to_owned(),
                seat.points.map(|it| it.to_string()).unwrap_or_default(),
                level(&seat.player).unwrap_or_default().to_owned(),
                minutes(result).to_string(),
            ];
            table.push_str(&cells.map(|cell| quoted(&cell)).join(","));
            table.push_str("\r\n");
        }
    }
    table
}

/// A result for programs.
pub(crate) fn json(result: &GameResult) -> Value {
    let seat = |seat: &SeatResult| {
        json!({
            "seat": seat.seat.index() + 1,
            "name": name(result, seat, Lang::En),
            "computer": level(&seat.player),
            "result": seat.finish.word(),
            "points": seat.points,
        })
    };
    let server = result.guild.map(|guild| guild.to_string());
    json!({
        "version": FORMAT,
        "id": id(result),
        "server": server,
        "number": result.table.0,
        "game": result.game,
        "began": result.began.utc(),
        "ended": result.ended.utc(),
        "seats": result.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// The id of a result: whatever comes twice has the same.
pub(crate) fn id(result: &GameResult) -> String {
    let server = result.guild.map_or(0, |guild| guild.0);
    format!("{server}-{}", result.table)
}

/// The name of a player in a result: that of their seat where it is not to be shown.
fn name(result: &GameResult, seat: &SeatResult, lang: Lang) -> String {
    let player = &seat.player;
    if player.name.is_empty() && !player.user.is_forgotten() {
        let unnamed = text::say("player-unnamed").with("seat", seat.seat.index() + 1);
        return unnamed.tr(lang);
    }
    let seated = result.seats.iter();
    let seated = seated.filter(|other| other.finish != Finish::Left);
    let seated: Vec<_> = seated.map(|other| Some(other.player.clone())).collect();
    plain_name(&seated, player, lang)
}

/// The level of a computer.
fn level(player: &Player) -> Option<&'static str> {
    player.user.skill().map(|skill| skill.word())
}

/// The minutes that a game took, at least one.
fn minutes(result: &GameResult) -> u64 {
    result
        .began
        .until(result.ended)
        .as_secs()
        .div_ceil(60)
        .max(1)
}

/// A cell that stays what it is: no spreadsheet takes it for a formula or for two cells.
fn quoted(cell: &str) -> String {
    let is_formula =
        cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    let before = if is_formula { "'" } else { "" };
    match is_formula || cell.contains([',', ';', '"', '\t', '\r', '\n']) {
        true => format!("\"{before}{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use sessions::{GuildId, Locale, Millis, Skill, TableId, UserId};

    use super::*;

    fn person(user: u64, name: &str) -> Player {
        Player {
            user: UserId(user),
            name: name.to_owned(),
            locale: Locale::default(),
        }
    }

    fn result(players: Vec<(Player, Finish, Option<u32>)>) -> GameResult {
        let seats = players.into_iter().zip(0..);
        GameResult {
            table: TableId(12),
            game: "a-game",
            guild: Some(GuildId(9)),
            began: Millis(1_700_000_000_000),
            ended: Millis(1_700_000_061_000),
            seats: seats
                .map(|((player, finish, points), nth)| SeatResult {
                    seat: Seat::new(nth),
                    player,
                    finish,
                    points,
                })
                .collect(),
        }
    }

    #[test]
    fn table_has_a_line_for_each_seat_and_no_formula() {
        let result = result(vec![
            (
                person(1 << 50, "=HYPERLINK(\"x\",1)"),
                Finish::Won,
                Some(12),
            ),
            (person(2 << 50, ""), Finish::Lost, Some(30)),
            (Player::computer(Skill::Easy, 0), Finish::Lost, None),
        ]);
        let table = csv(Lang::En, &[result], |_| "Planétaire".to_owned());
        let lines: Vec<&str> = table.trim_start_matches(UTF8).lines().collect();
        let [heads, first, second, third] = lines[..] else {
            panic!("{table}");
        };
        assert_eq!(heads, HEADS);
        assert_eq!(
            first,
            "2023-11-14T22:14:21Z,12,Planétaire,\"'=HYPERLINK(\"\"x\"\",1)\",1,won,12,,2"
        );
        assert!(second.contains(",Player 2,2,lost,30,,2"), "{second}");
        assert!(third.ends_with(",3,lost,,easy,2"), "{third}");
    }

    #[test]
    fn programs_get_the_same_results() {
        let result = result(vec![
            (person(1 << 50, "Ada"), Finish::Won, None),
            (Player::computer(Skill::Fair, 0), Finish::Lost, None),
        ]);
        let result_json = json(&result);
        assert_eq!(
            (&result_json["version"], &result_json["id"]),
            (&json!(1), &json!("9-12"))
        );
        assert_eq!(result_json["seats"][0]["name"], "Ada");
        assert_eq!(result_json["seats"][1]["computer"], "fair");
        assert_eq!(result_json["ended"], "2023-11-14T22:14:21Z");
    }
}
