/// A way to draw a diagram in text.
public struct DiagramLayout: Sendable {
  /// The name of the layout, as typed at the prompt.
  public let name: String
  let makePen: @Sendable (DiagramOptions) -> any DiagramPen

  /// One numbered line for each row (numbered event): lanes (columns of participants) at the left, labels at the right, each
  /// indented under the row that caused it.
  public static let ladder = DiagramLayout(name: "ladder") { LadderPen($0) }

  /// One numbered line for each row (numbered event), with its label inside its arrow.
  public static let wide = DiagramLayout(name: "wide") { WidePen($0) }

  /// The wide layout if the names fit in boxes and the labels of the first 1,000 lines in arrows; otherwise the ladder.
  public static let automatic = DiagramLayout(name: "auto") { AutomaticPen($0) }

  /// All layouts.
  public static let all = [automatic, ladder, wide]
}

extension DiagramLayout {
  /// Creates the layout with the name `name`, which must be in lower case; nil if there is none.
  public init?(named name: String) {
    guard let layout = DiagramLayout.all.first(where: { $0.name == name }) else { return nil }
    self = layout
  }
}

protocol DiagramPen {
  /// Draws a line or holds it back, after the names of the lanes (columns) if a lane is new or the names are due again.
  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer)
  /// Draws the lines that the pen holds back.
  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer)
}

/// A pen that draws a wide diagram if all names fit in boxes and all labels in arrows, otherwise a ladder.
///
/// Holds back the first 1,000 lines, which decide, or fewer if the pen is flushed before.
struct AutomaticPen: DiagramPen {
  private let options: DiagramOptions
  private var waiting: [DiagramLine] = []
  private var chosen: (any DiagramPen)?

  private static let lookahead = 1000

  init(_ options: DiagramOptions) { self.options = options }

  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer) {
    guard chosen == nil else {
      chosen?.draw(line, registry, to: &output)
      return
    }
    waiting.append(line)
    if waiting.count >= AutomaticPen.lookahead { choose(registry, to: &output) }
  }

  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    if chosen == nil, !waiting.isEmpty { choose(registry, to: &output) }
    chosen?.finish(registry, to: &output)
  }

  private mutating func choose(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    var measured = options
    measured.makeRoom(for: waiting)
    let hasRoom = WideColumns.haveRoom(for: registry.participants, waiting, measured)
    let layout: DiagramLayout = hasRoom ? .wide : .ladder
    var pen = layout.makePen(options)
    for line in waiting { pen.draw(line, registry, to: &output) }
    waiting = []
    chosen = pen
  }
}
