/// What a lesson may speak of without explaining it.
public struct LessonWords: Sendable {
  /// All words that a command can begin with.
  public let commands: [String]
  /// The names of misconceptions; nil where none are known, and any is allowed.
  public let misconceptions: [String]?
  /// The questions of the bank, which must not stand in a lesson.
  public let bank: Bank

  /// Names what is known.
  public init(
    commands: [String],
    misconceptions: [String]? = nil,
    bank: @autoclosure () -> Bank = Bank.builtIn
  ) {
    self.commands = commands
    self.misconceptions = misconceptions
    self.bank = bank()
  }
}
