import PrintableText
import TerminalText
import Traces

/// Distinct names of lanes, with their modules; a code of two columns replaces a name that does not fit.
///
/// The code of a lane stays the same when lanes are added after it.
struct LaneCodes {
  private(set) var codes: [String] = []

  /// Replaces each name that is wider than `room` columns or already used.
  ///
  /// The code is the first unused one of: the initials of module and role, the role's initial with the ordinal, the role's first
  /// two letters, its initial with another letter or a digit, a number; `??` if all are used.
  init(_ participants: [Participant], room: Int, ambiguous: AmbiguousWidth) {
    var taken: Set<String> = []
    for participant in participants {
      let name = participant.name.printable()
      let names = name.displayWidth(ambiguous: ambiguous) <= room ? [name] : []
      let code = (names + candidates(for: participant)).first { !taken.contains($0) } ?? "??"
      taken.insert(code)
      codes.append(code)
    }
  }

  private func candidates(for participant: Participant) -> [String] {
    let name = participant.role.name.printable()
    let initial = name.prefix(columns: 1)
    let module = participant.module.printable().prefix(columns: 1)
    let letters = module.isEmpty ? [] : [module + initial]
    let ordinal = participant.ordinal > 1 ? ["\(initial)\(participant.ordinal % 10)"] : []
    let numbered = (0...9).map { "\(initial)\($0)" }
    let counted = (10...99).map { "\($0)" }
    let all =
      letters + ordinal + [name.prefix(columns: 2)]
      + name.dropFirst().map { initial + String($0) } + numbered + counted
    return all.filter { (1...2).contains($0.displayWidth) }
  }
}
