import PrintableText
import Sequences

/// The choices that a learner's input can mean, by their numbers from 1.
enum ChoiceMatch: Equatable {
  case one(Int)
  case several([Int])
  /// An input that is a number and belongs to no choice.
  case outside
  case none

  /// Matches an input of at most 200 bytes by number, else by all words, some words, words run together, or mistyped words.
  ///
  /// Of a message such as `View -> Presenter` that is no choice, the receiver is matched.
  init(_ input: String, among choices: [Choice]) {
    let words = AnswerWords(input)
    if input.utf8.count > 200 || words.all.isEmpty {
      self = .none
    } else if words.all.count == 1, let number = Int(typed: words.all[0]) {
      let positions = input.contains("-") ? [] : choices.indices.map { $0 + 1 }
      let numbers: [Int?] = choices.areValues ? choices.map(\.value) : positions
      self = numbers.firstIndex(of: number).map { .one($0 + 1) } ?? .outside
    } else {
      let candidates = choices.map { AnswerWords($0.words) }
      let readings: [(AnswerWords) -> Bool] = [
        { $0 == words }, words.arePart, words.areRunTogether, words.areNearly,
      ]
      let found = readings.lazy
        .map { reading in candidates.indices.filter { reading(candidates[$0]) }.map { $0 + 1 } }
        .first { !$0.isEmpty }
      if found == nil, let receiver = input.split(separator: "->").dropFirst().last {
        self.init(String(receiver), among: choices)
        return
      }
      let numbers = found ?? []
      self = numbers.count > 1 ? .several(numbers) : numbers.first.map(Self.one) ?? Self.none
    }
  }
}

extension Choice {
  /// The number that the choice consists of, also a row number such as `#6`; nil for any other text.
  var value: Int? { Int(row: text) }

  /// The number with which the choice begins, perhaps after a word such as row, or the ordinal that it consists of; else nil.
  var leadingNumber: Int? {
    let words = AnswerWords(text).all.drop { ["row", "step", "baris", "only"].contains($0) }
    guard sentence == nil, let word = words.first else { return nil }
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    let ordinal = words.count == 1 ? ordinals.firstIndex(of: word) : nil
    // The groups of digits of a price are no leading number.
    guard words.dropFirst().first.map({ Int($0) == nil }) ?? true else { return nil }
    return ordinal.map { $0 + 1 } ?? Int(word.prefix(while: \.isNumber))
  }
}

extension [Choice] {
  /// Whether any choice consists of a number; then a typed number means that value and not a position.
  var areValues: Bool { contains { $0.value != nil } }

  /// Returns the input that takes the choice at `index`: its number from 1, or its text if `areValues`.
  func input(at index: Int) -> String { areValues ? self[index].text : "\(index + 1)" }
}

/// The words of a typed answer or of a choice in lower case, without punctuation and filler words.
struct AnswerWords: Equatable {
  let all: [String]

  init(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    all = words.filter { !Self.fillers.contains($0) }
  }

  private static let fillers: Set = [
    "the", "a", "an", "it", "its", "is", "to", "of", "and", "by", "then", "calls", "call", "asks",
    "tells", "returns", "throws", "without", "waiting",
  ]

  /// Returns whether another answer contains these words in this order; other words may stand between them.
  func arePart(of other: AnswerWords) -> Bool {
    isPart(of: other) { $0 == $1 }
  }

  /// Returns whether these words, joined without blanks, occur in the other answer's joined words; false for a single word.
  func areRunTogether(in other: AnswerWords) -> Bool {
    all.count > 1 && other.all.joined().contains(all.joined())
  }

  /// Returns whether another answer contains these words in this order, with up to two mistyped letters in each longer word.
  func areNearly(in other: AnswerWords) -> Bool {
    isPart(of: other) { mine, theirs in
      guard mine != theirs else { return true }
      let isComparable = theirs.count > 3 && mine.count <= theirs.count + 2
      return isComparable && EditDistance(mine, theirs).count <= min(2, max(1, theirs.count / 3))
    }
  }

  private func isPart(of other: AnswerWords, _ isSame: (String, String) -> Bool) -> Bool {
    var rest = other.all[...]
    for word in all {
      guard let index = rest.firstIndex(where: { isSame(word, $0) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
