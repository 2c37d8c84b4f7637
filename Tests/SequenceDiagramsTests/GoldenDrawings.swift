/// The drawings of a golden file; equal drawings stand there once, below a line for each of their names.
///
///     --- ladder 60
///     --- ladder 80
///     ...
struct GoldenDrawings {
  private var drawings: [(names: [String], text: String)] = []

  mutating func add(_ name: String, _ text: String) {
    if let index = drawings.firstIndex(where: { $0.text == text }) {
      drawings[index].names.append(name)
    } else {
      drawings.append(([name], text))
    }
  }

  /// The drawings in the order in which they were added, each below the lines with its names.
  var text: String {
    drawings.map { names, text in "\n" + names.map { "--- \($0)\n" }.joined() + text }.joined()
  }
}
