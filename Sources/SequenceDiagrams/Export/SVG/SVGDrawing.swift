import PrintableText
import TerminalText
import Traces

/// A drawing of a sequence script, the statements of a diagram, as an SVG picture, made from top to bottom.
struct SVGDrawing {
  let columns: SVGColumns
  let roles: [SVGRole]
  let script: SequenceScript
  /// The height of the drawing so far, in pixels.
  var y = 12
  var lifelines: SVGLifelines
  var rows = ""
  var shades = ""
  private let groups: [ModuleGroup]
  /// The index in `groups` of the group that contains a lane (a participant's column); no entry for a lane outside of all groups.
  private var groupIndices: [Int: Int] = [:]
  /// The coloured bands behind the lanes (participants' columns) of named modules, by index in `groups`.
  private var bands: [Int: (top: Int, bottom: Int?)] = [:]

  init(_ script: SequenceScript) {
    self.script = script
    columns = SVGColumns(script)
    groups = script.groups
    for (index, group) in groups.enumerated() {
      for lane in group.lanes { groupIndices[lane] = index }
    }
    roles = script.participants.map { SVGRole($0.role) }
    lifelines = SVGLifelines(columns, roles: roles)
    var later: Set<Int> = []
    for case .arrow(let arrow) in script.statements { later.formUnion(arrow.beginning) }
    let first = roles.indices.filter { !later.contains($0) }
    beginBands(first)
    y += first.contains { script.participants[$0].isUser } ? 34 : 18
    for lane in first where script.participants[lane].isUser {
      rows += SVGShapes.person(columns.centres[lane], y - 16) + "\n"
    }
    drawNames(first, y)
    y += 8
    for statement in script.statements { draw(statement) }
    y += 18
    let alive = roles.indices.filter { lifelines.isAlive($0) }
    for lane in alive { lifelines.end(lane, y) }
    y += 18
    for lane in alive { drawName(lane, y) }
    y += 20
  }

  func file(title: String) -> String {
    let rows = script.statements.count { $0.label?.number != nil }
    let label = "\(roles.count.counted("participant")), \(rows.counted("row"))"
    return SVGDrawing.file(title, label, columns.width, y, shapes)
  }

  static func file(
    _ title: String,
    _ description: String,
    _ width: Int,
    _ height: Int,
    _ shapes: String
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc" \
    xml:space="preserve">
    <title id="title">\(title.xml)</title>
    <desc id="desc">\(description.xml)</desc>
    \(SVGStyle.sheet)\(SVGShapes.area("ground", 0, 0, width, height, 0))
    \(shapes)</svg>

    """
  }

  var shapes: String { bandShapes + shades + lifelines.lines + lifelines.bars + rows }

  private var bandShapes: String {
    groups.indices.compactMap { index in
      guard let band = bands[index] else { return nil }
      let columns = columns.band(behind: groups[index].lanes)
      let height = (band.bottom ?? y - 8) - band.top
      let width = columns.end - columns.start
      return SVGShapes.area("band", columns.start, band.top, width, height, 8) + "\n"
    }.joined()
  }

  /// Draws the names of `lanes` on one baseline and begins their lifelines below it; leaves out lanes that are alive.
  mutating func drawNames(_ lanes: [Int], _ baseline: Int) {
    for lane in lanes where !lifelines.isAlive(lane) {
      drawName(lane, baseline)
      lifelines.begin(lane, baseline + 8)
    }
    endBands(of: lanes)
  }

  private func groupIndices(of lanes: [Int]) -> [Int] {
    Set(lanes.compactMap { groupIndices[$0] }).sorted()
  }

  /// Draws the titles of the modules of `lanes` that have no band yet, and begins the bands behind all lanes of these modules.
  mutating func beginBands(_ lanes: [Int]) {
    var isFirst = true
    for index in groupIndices(of: lanes) where bands[index] == nil {
      let group = groups[index]
      if isFirst { y += 22 }
      isFirst = false
      bands[index] = (y - 16, nil)
      let band = columns.band(behind: group.lanes)
      let title = group.title.printable().cut(to: 30)
      rows += SVGShapes.text(title, "dim mid", (band.start + band.end) / 2, y) + "\n"
    }
  }

  /// Ends the band of each module of `lanes` whose last lane has ended, and continues the band of one that has a living lane again.
  mutating func endBands(of lanes: [Int]) {
    for index in groupIndices(of: lanes) {
      let isAlive = groups[index].lanes.contains(where: lifelines.isAlive)
      let bottom = isAlive ? nil : bands[index]?.bottom ?? y
      bands[index]?.bottom = bottom
    }
  }

  private mutating func drawName(_ lane: Int, _ baseline: Int) {
    let participant = script.participants[lane]
    let tip = [participant.name, participant.type].filter { !$0.isEmpty }.joined(separator: ": ")
    let (style, x) = ("name \(roles[lane])", columns.centres[lane])
    let name = SVGShapes.text(columns.names[lane], style, x, baseline)
    rows += "<g><title>\(tip.xml)</title>\(name)</g>\n"
  }
}

extension TraceDifference {
  /// Returns an SVG picture of several comparisons of two traces, one below the other, each under its title.
  ///
  /// Of each comparison about `longest` rows (numbered events) are drawn: the changed rows with `context` unchanged rows around
  /// each, in the colours of ``mermaid(context:longest:)``. Screen readers read `title` and `description` for the whole picture.
  public static func svg(
    of differences: [(title: String, difference: TraceDifference)],
    title: String,
    description: String,
    context: Int = 2,
    longest: Int = 500
  ) -> String {
    var (shapes, width, y) = ("", 320, 0)
    for (title, difference) in differences {
      let drawing = SVGDrawing(difference.script(context: context, longest: longest))
      y += 28
      shapes += SVGShapes.text(title.brief(columns: 60), "heading", 16, y)
      shapes += "\n<g transform=\"translate(0 \(y))\">\n\(drawing.shapes)</g>\n"
      y += drawing.y
      width = max(width, drawing.columns.width, 16 + 60 * SVGColumns.advance)
    }
    return SVGDrawing.file(title, description, width, max(y, 40), shapes)
  }
}
