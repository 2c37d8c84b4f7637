import PrintableText
/// Which choices an input can mean; numbers count from 1.
enum ChoiceMatch: Equatable {
  case one(Int)
  case several([Int])
  /// A number that no choice has.
  case outside
  /// Not an answer at all.
  case none

  /// Finds what was meant, from exact to nearly: a number, all words, some words, a slip of a key.
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
    self.init(numbers: found ?? [])
  }

  private init(numbers: [Int]) {
    switch numbers.count {
    case 0: self = .none
    case 1: self = .one(numbers[0])
    default: self = .several(numbers)
    }
  }
}

extension Choice {
  /// The number or the row that it is; nil for anything else.
  var value: Int? { Int(typed: text.hasPrefix("#") ? String(text.dropFirst()) : text) }
}

extension [Choice] {
  /// Whether one of them is a number, so that a number that is typed is meant as one.
  var areValues: Bool { contains { $0.value != nil } }

  /// What is typed to take the choice at an index.
  func input(at index: Int) -> String { areValues ? self[index].text : "\(index + 1)" }
}
