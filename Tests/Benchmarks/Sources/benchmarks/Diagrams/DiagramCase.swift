import Foundation

/// One way to have a diagram drawn.
struct DiagramCase {
  let name: String
  var labels = DiagramInput.Labels.usual
  var format = DiagramInput.Format.notation
  /// More messages than this are not tried.
  var limit = Int.max
  /// Whether the program reads its standard input, not a file.
  var readsInput = false
  /// The program and its arguments, without the file.
  let words: [String]

  /// What a drawing of that many messages takes.
  func cost(messages: Int, in folder: DiagramFolder, rounds: Int) throws -> ProcessCost {
    let input = DiagramInput(labels: labels, messages: messages)
    let file = try folder.file(of: input, as: format)
    let words = readsInput ? words : words + [file.path]
    return try ProcessCost(of: words, input: readsInput ? file : nil, rounds: rounds)
  }
}

extension DiagramCase {
  /// Both layouts, from all that can make them slow.
  static func all(_ viperlab: Viperlab) -> [DiagramCase] {
    ["ladder", "wide"].flatMap { layout in
      let words = [viperlab.path, "diagram", "--layout", layout, "--width", "120"]
      return [
        DiagramCase(name: layout, words: words),
        DiagramCase(name: "\(layout), --fold", words: words + ["--fold"]),
        DiagramCase(
          name: "\(layout), --fold, nearly repeating",
          labels: .nearlyRepeating,
          words: words + ["--fold"]
        ),
        DiagramCase(name: "\(layout), unique labels", labels: .unique, words: words),
        DiagramCase(name: "\(layout), Korean labels", labels: .korean, words: words),
        DiagramCase(name: "\(layout), JSON Lines", format: .jsonLines, words: words),
      ]
    }
  }
}
