/// The words that a lesson may use without explaining them.
public struct LessonWords: Sendable {
  /// All words that a command can begin with.
  public let commands: [String]
  /// The names of the known misconceptions; nil allows any name.
  public let misconceptions: [String]?
  /// The bank, whose questions must not stand in a lesson.
  public let bank: Bank

  /// Makes the list of allowed words.
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
