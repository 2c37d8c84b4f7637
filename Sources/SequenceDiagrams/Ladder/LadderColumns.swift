import PrintableText
import TerminalText
import Traces

/// The horizontal layout of a ladder: the columns of the row numbers, lanes (one for each participant), names and labels.
struct LadderColumns {
  let participants: [Participant]
  let numberWidth: Int
  /// The number of columns from one lane to the next.
  let pitch: Int
  /// The number of lines over which the names of neighbouring lanes are distributed in turn, so that they do not overlap.
  let nameRows: Int
  private let width: Int
  private let laneNames: LaneNames
  private let first: Int

  /// Places lanes `pitch` columns apart, as far left as their names allow and at least `gap` columns after the row numbers.
  init(
    _ participants: [Participant],
    _ names: LaneNames,
    _ options: DiagramOptions,
    pitch: Int,
    nameRows: Int,
    gap: Int = 3
  ) {
    self.participants = participants
    numberWidth = options.numberWidth
    width = options.unmarkedColumns
    self.pitch = pitch
    self.nameRows = nameRows
    laneNames = names
    let overhangs = names.widths.enumerated().map { ($1 - 1) / 2 - $0 * pitch }
    first = max(numberWidth + gap, overhangs.max() ?? 0)
  }

  var names: [String] { laneNames.texts }

  var isCoded: Bool { laneNames.isCoded }

  private var widths: [Int] { laneNames.widths }

  /// Returns whether the lanes that both layouts have are in the same columns, and the names of these lanes in the same lines.
  func continues(_ other: LadderColumns) -> Bool {
    (numberWidth, pitch, nameRows, first) == (
      other.numberWidth, other.pitch, other.nameRows, other.first
    )
      && isCoded == other.isCoded
  }

  func column(of lane: Int) -> Int { first + lane * pitch }

  var last: Int { column(of: max(0, participants.count - 1)) }

  func start(of lane: Int) -> Int { column(of: lane) - (widths[lane] - 1) / 2 }

  func end(of lane: Int) -> Int { start(of: lane) + widths[lane] }

  /// The frames with the names of modules around the names of their lanes; empty for coded names, which contain the module, and nil
  /// if the lanes are too close for a title.
  var frames: [ModuleFrame]? {
    guard !isCoded else { return [] }
    let names = participants.indices.map {
      (participants[$0].module, start(of: $0)..<end(of: $0))
    }
    return ModuleFrame.all(around: names, within: width)
  }

  var labelColumn: Int { max(last + 4, frames?.map(\.end).max() ?? 0) }

  /// Returns the most readable layout with room for labels, else the narrowest; nil if lanes do not fit, or for more than 64.
  static func best(for participants: [Participant], _ options: DiagramOptions) -> LadderColumns? {
    guard participants.count <= LaneSet.limit else { return nil }
    let width = options.unmarkedColumns
    let names = LaneNames(participants, ambiguous: options.ambiguous)
    // Lazy, because the first shape usually fits.
    let named = [6, 8, 10, 12, 5, 4].lazy.flatMap { pitch in [2, 3].lazy.map { (pitch, $0) } }
      .map { LadderColumns(participants, names, options, pitch: $0, nameRows: $1) }
      .filter(\.fits)
    return named.first { $0.leavesRoom(of: min(30, width / 2), in: width) }
      ?? named.first { $0.leavesRoom(of: width / 3, in: width) }
      ?? bestCoded(for: participants, options)
  }

  private static func bestCoded(for participants: [Participant], _ options: DiagramOptions)
    -> LadderColumns?
  {
    let width = options.unmarkedColumns
    func columns(_ pitch: Int, nameRows: Int, room: Int) -> LadderColumns {
      let names = LaneNames(coding: participants, room: room, ambiguous: options.ambiguous)
      return LadderColumns(participants, names, options, pitch: pitch, nameRows: nameRows)
    }
    let shapes = [6, 5, narrowestPitch].lazy.map { pitch in
      let named = [2, 3].map { columns(pitch, nameRows: $0, room: $0 * pitch - 1) }
      return named.filter(\.fits).min { $0.wholeNames > $1.wholeNames }
        ?? columns(pitch, nameRows: 1, room: 2)
    }
    return shapes.first { $0.leavesRoom(of: width / 3, in: width) }
      ?? shapes.last.flatMap { $0.last + 2 < width ? $0 : nil }
  }

  private var wholeNames: Int {
    zip(names, participants).count { $0 == $1.name.printable() }
  }

  /// The smallest distance of two lanes (participants' columns) between which a dashed arrow can be recognised.
  private static let narrowestPitch = 4

  private func leavesRoom(of room: Int, in width: Int) -> Bool { width - labelColumn >= room }

  /// Whether the names and frames fit in the width, and no name touches another.
  var fits: Bool {
    names.indices.allSatisfy { lane in
      let next = lane + nameRows
      return end(of: lane) <= width && (next >= names.count || end(of: lane) < start(of: next))
    } && frames != nil
  }
}

struct LaneNames {
  let texts: [String]
  let widths: [Int]
  /// Whether codes may stand in place of names; the header then explains them.
  let isCoded: Bool

  /// Takes the participants' names without their modules.
  init(_ participants: [Participant], ambiguous: AmbiguousWidth) {
    isCoded = false
    texts = participants.map { $0.shortName.printable() }
    widths = texts.map { $0.displayWidth(ambiguous: ambiguous) }
  }

  /// Takes the participants' names with their modules; an unused code, or `??` if all are used, replaces a name that is wider than
  /// `room` columns or already used.
  ///
  /// The code of a lane stays the same when lanes are added after it.
  init(coding participants: [Participant], room: Int, ambiguous: AmbiguousWidth) {
    var taken: Set<String> = []
    isCoded = true
    texts = participants.map { participant in
      let name = participant.name.printable()
      let names = name.displayWidth(ambiguous: ambiguous) <= room ? [name] : []
      let text = (names + participant.codes).first { !taken.contains($0) } ?? "??"
      taken.insert(text)
      return text
    }
    widths = texts.map { $0.displayWidth(ambiguous: ambiguous) }
  }
}

extension Participant {
  /// Codes of two columns for the name: the initials of module and role, the role's initial with the ordinal, the role's first two
  /// letters, its initial with another letter or a digit, and numbers.
  fileprivate var codes: [String] {
    let name = role.name.printable()
    let initial = name.prefix(columns: 1)
    let module = module.printable().prefix(columns: 1)
    let letters = module.isEmpty ? [] : [module + initial]
    let ordinals = ordinal > 1 ? ["\(initial)\(ordinal % 10)"] : []
    let numbered = (0...9).map { "\(initial)\($0)" }
    let counted = (10...99).map { "\($0)" }
    let all =
      letters + ordinals + [name.prefix(columns: 2)]
      + name.dropFirst().map { initial + String($0) } + numbered + counted
    return all.filter { (1...2).contains($0.displayWidth) }
  }
}
