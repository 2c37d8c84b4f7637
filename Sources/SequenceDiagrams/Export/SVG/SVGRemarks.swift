// Draws remarks, notes, the titles of parts, and the ends of lanes.
extension SVGDrawing {
  mutating func drawRemark(_ words: ExportLabel, _ lane: Int) {
    lifelines.begin(lane, y)
    y += 8
    let top = y
    let label = SVGLabel(words)
    let x = columns.centres[lane] + 24
    let text = self.label(label, words.number == nil ? "dim" : "", x)
    y = max(y, top + 17)
    add(words, top + 17, text)
    y += 6
  }

  mutating func drawNote(_ words: ExportLabel) {
    let label = SVGLabel(words)
    let width = max(6, label.width) * SVGColumns.advance + 32
    let middle = max(columns.middle, width / 2 + columns.numberEdge + 8)
    y += 12
    let top = y
    y += 2
    let text = self.label(label, "mid", middle)
    y = max(y, top + 17) + 10
    let area = SVGShapes.area("note", middle - width / 2, top, width, y - top, 6)
    add(words, top + 19, area + text)
    y += 4
  }

  mutating func drawDivider(_ title: String) {
    let label = SVGLabel(title)
    let half = (label.width * SVGColumns.advance) / 2 + 14
    let middle = max(columns.middle, half + 16)
    y += 14
    let top = y + 13
    var shapes = self.label(label, "mid halo", middle)
    y = max(y, top + 4)
    shapes += SVGShapes.line("rule", 16, top, middle - half, top)
    shapes += SVGShapes.line("rule", middle + half, top, columns.width - 16, top)
    rows += "<g><title>\(title.xml)</title>\(shapes)</g>\n"
    y += 12
  }

  mutating func drawAside(_ words: String) {
    y += 6
    let label = SVGLabel(words)
    let text = self.label(label, "dim mid halo", max(columns.middle, columns.numberEdge + 170))
    rows += "<g>\(text)</g>\n"
    y += 8
  }

  mutating func drawEnd(_ lanes: [Int], _ words: ExportLabel) {
    y += 20
    let baseline = y + 4
    var shapes = ""
    for lane in lanes where lifelines.isAlive(lane) {
      lifelines.end(lane, y)
      shapes += SVGShapes.cross(columns.centres[lane], y)
    }
    y -= 13
    let lane = lanes.min().map { columns.centres[$0] + 24 } ?? columns.numberEdge + 44
    shapes += label(SVGLabel(words), "", lane)
    y = max(y, baseline)
    add(words, baseline, shapes)
    y += 8
    endBands()
  }
}
