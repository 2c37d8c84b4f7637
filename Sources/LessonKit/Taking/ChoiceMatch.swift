import PrintableText
/// The choices that a learner's input can mean, by their numbers from 1.
enum ChoiceMatch: Equatable {
  case one(Int)
  case several([Int])
  /// An input that is a number and belongs to no choice.
  case outside
  case none

  /// Matches an input with the choices by number, else by all words, by some words, by words run together, or by words with
  /// mistyped letters.
  ///
  /// An input without words, or of more than 200 bytes, matches no choice.
  init(_ input: String, among choices: [Choice]) {
    let words = AnswerWords(input)
    guard input.utf8.count <= 200, !words.all.isEmpty else {
      self = .none
      return
    }
    if words.all.count == 1, let number = Int(typed: words.all[0]) {
      guard !choices.areValues else {
        let values = choices.map(\.value)
        self = values.firstIndex(of: number).map { .one($0 + 1) } ?? .outside
        return
      }
      guard !input.contains("-") else {
        self = .outside
        return
      }
      self = (1...max(1, choices.count)).contains(number) ? .one(number) : .outside
      return
    }
    let candidates = choices.map { AnswerWords($0.words) }
    let readings: [(AnswerWords) -> Bool] = [
      { $0 == words }, words.arePart, words.areRunTogether, words.areNearly,
    ]
    let found = readings.lazy
      .map { reading in candidates.indices.filter { reading(candidates[$0]) }.map { $0 + 1 } }
      .first { !$0.isEmpty }
    let numbers = found ?? []
    self = numbers.count > 1 ? .several(numbers) : numbers.first.map(Self.one) ?? Self.none
  }
}

extension Choice {
  /// The number that the choice consists of, also a row number such as `#6`; nil for any other text.
  var value: Int? { Int(row: text) }
}

extension [Choice] {
  /// Whether any choice consists of a number; then a typed number means that value and not a position.
  var areValues: Bool { contains { $0.value != nil } }

  /// Returns the input that takes the choice at `index`: its number from 1, or its text if `areValues`.
  func input(at index: Int) -> String { areValues ? self[index].text : "\(index + 1)" }
}
