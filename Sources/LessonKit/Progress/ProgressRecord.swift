import PrintableText

/// A line of the progress file: one action of the learner.
public struct ProgressRecord: Hashable, Sendable {
  /// The day of the action; nil if the day was unknown.
  public let day: Day?
  /// The action of the learner that is recorded.
  public let event: Event

  /// Creates a record of a learner's action on a day.
  public init(_ event: Event, on day: Day?) {
    self.event = event
    self.day = day
  }

  /// An action of the learner that the progress file records.
  public enum Event: Hashable, Sendable {
    /// The opening of a step.
    case at(lesson: String, step: String)
    /// The leaving of a step that is not solved.
    case skipped(lesson: String, step: String)
    /// The arrival at the end of a lesson.
    case done(lesson: String)
    /// An answer to a question of a lesson, with the misconception that a wrong choice names.
    case answered(lesson: String, step: String, isRight: Bool, misconception: String?)
    /// An answer to a question of the bank (for repetition), with the misconception that a wrong choice names.
    case recalled(item: String, isRight: Bool, misconception: String?)
    /// The statement of the learner to be sure (true) or unsure (false) of the last answer to a question.
    case sure(question: String, Bool)
    /// The beginning of a lesson in which a seed draws some of the steps, with this seed.
    case seed(lesson: String, Int)
    /// The points for a step of an exam, given when the step is left.
    case scored(lesson: String, step: String, points: Int)
    /// The choice of a learning path by its name.
    case path(String)
    /// The choice of a language by its code.
    case language(String)
    /// The marking of a step with a note.
    case mark(lesson: String, step: String, text: String)
    /// The deletion of the records of a lesson; `*` stands for all records.
    case forget(lesson: String)
  }

  /// The record as a line of the progress file, without the line break.
  public var line: String {
    ((day.map { "\($0)" } ?? "-") + " " + words.joined(separator: " ")).printable()
  }

  private var words: [String] {
    switch event {
    case .at(let lesson, let step): ["at", lesson, step]
    case .skipped(let lesson, let step): ["skipped", lesson, step]
    case .done(let lesson): ["done", lesson]
    case .answered(let lesson, let step, let isRight, let misconception):
      ["answered", lesson, step, isRight ? "right" : "wrong"] + [misconception].compactMap(\.self)
    case .recalled(let item, let isRight, let misconception):
      ["recalled", item, isRight ? "right" : "wrong"] + [misconception].compactMap(\.self)
    case .sure(let question, let isSure): [isSure ? "sure" : "unsure", question]
    case .seed(let lesson, let seed): ["seed", lesson, "\(seed)"]
    case .scored(let lesson, let step, let points): ["scored", lesson, step, "\(points)"]
    case .path(let name): ["path", name]
    case .language(let name): ["language", name]
    case .mark(let lesson, let step, let text): ["mark", lesson, step, text]
    case .forget(let lesson): ["forget", lesson]
    }
  }

  /// Parses a line of the progress file; nil if it is no record or has control characters.
  public init?(line: some StringProtocol) {
    guard !line.unicodeScalars.contains(where: \.isUnprintable) else { return nil }
    let words = line.split { $0 == " " }.map { String($0) }
    guard words.count >= 3, words[0] == "-" || Day(words[0]) != nil,
      let event = Event(words[1], Array(words.dropFirst(2)))
    else { return nil }
    self.init(event, on: Day(words[0]))
  }
}

extension ProgressRecord.Event {
  fileprivate init?(_ word: String, _ rest: [String]) {
    switch (word, rest.count) {
    case ("at", 2): self = .at(lesson: rest[0], step: rest[1])
    case ("skipped", 2): self = .skipped(lesson: rest[0], step: rest[1])
    case ("done", 1): self = .done(lesson: rest[0])
    case ("answered", 3...4):
      guard let isRight = Self.verdict(rest[2]) else { return nil }
      self = .answered(
        lesson: rest[0],
        step: rest[1],
        isRight: isRight,
        misconception: rest.dropFirst(3).first
      )
    case ("recalled", 2...3):
      guard let isRight = Self.verdict(rest[1]) else { return nil }
      self = .recalled(item: rest[0], isRight: isRight, misconception: rest.dropFirst(2).first)
    case ("sure", 1), ("unsure", 1): self = .sure(question: rest[0], word == "sure")
    case ("seed", 2):
      guard let seed = Int(typed: rest[1]) else { return nil }
      self = .seed(lesson: rest[0], seed)
    case ("scored", 3):
      guard let points = Int(typed: rest[2]) else { return nil }
      self = .scored(lesson: rest[0], step: rest[1], points: points)
    case ("path", 1): self = .path(rest[0])
    case ("language", 1): self = .language(rest[0])
    case ("mark", 2...):
      self = .mark(lesson: rest[0], step: rest[1], text: rest.dropFirst(2).joined(separator: " "))
    case ("forget", 1): self = .forget(lesson: rest[0])
    default: return nil
    }
  }

  private static func verdict(_ word: String) -> Bool? {
    ["right": true, "wrong": false][word]
  }
}
