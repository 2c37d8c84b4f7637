/// The words by which the text of a lesson is checked: commands, misconceptions and the questions of the bank.
public struct LessonWords: Sendable {
  /// All words with which a command of the laboratory can begin.
  public let commands: [String]
  /// The names of the misconceptions that choices may name; nil allows any name and turns off the rules for lessons of the course.
  public let misconceptions: [String]?
  /// The bank of questions, none of which may stand in a lesson.
  public let bank: Bank

  /// Creates the words from the first words of commands, the names of misconceptions and the bank.
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
