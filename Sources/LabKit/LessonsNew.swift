import ArgumentParser
import PrintableText
import Traces

extension LessonsCommand {
  struct New: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write the beginning of a lesson, NAME.md, that passes the check."
    )

    @ArgumentParser.Argument(help: "The lesson's name, such as our-checkout.")
    var name: String

    @Option(help: "A recorded trace of Products, whose messages become the goals.")
    var from: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        throw Failure("\(name.readable) is no name: letters, digits and - make one.")
      }
      let path = name + ".md"
      if TextFile.exists(path) { throw Failure("\(path) is there already.") }
      let goals = try from.map { file throws(Failure) in try messages(in: file) } ?? []
      let page = LessonDraft(name: name, goals: goals).page
      try TextFile.write(page, to: path)
      laboratory.console.write(plain: "Written: \(path)\nviperlab lessons check \(path)\n")
      return 0
    }

    /// Returns the first three synchronous calls of a trace as goals of a lesson, such as `View -> Presenter fetchProducts`.
    private func messages(in file: String) throws(Failure) -> [String] {
      let calls = try TraceFile(file).trace.events.filter { $0.kind == .call }
      return calls.prefix(3).compactMap { call in
        guard let sender = call.sender, let receiver = call.receiver, let message = call.message
        else { return nil }
        return "\(sender.name) -> \(receiver.name) \(message.baseName)"
      }
    }
  }
}

struct LessonDraft {
  let name: String
  let goals: [String]

  var page: String {
    let goals = goals.isEmpty ? ["View -> Presenter fetchProducts"] : goals
    let checks = goals.map { "seen \($0)  # say here what it is" }.joined(separator: "\n")
    return """
      # A title

      <!-- lesson id=\(name) module=products architecture=viper minutes=5 -->

      What the learner will be able to do.

      ## What there is

      <!-- step read id=begin -->

      One new idea, in at most 60 words.

      ## Your task

      <!-- step free id=task -->

      Open the screen.

      ```viper-check
      \(checks)
      ```

      \(Self.answer)

      ## The same elsewhere

      <!-- step free id=twin twin load="todos viper" -->

      Open this screen, too. Only the lesson's test asks for it.

      ```viper-check
      seen View -> Presenter viewDidLoad  # say here what it is
      ```

      \(Self.answer)

      """
  }

  private static let answer = """
    <details>

    1. Say where to look, and not what to type.

    Say here why it was so.

    ```viper-answer
    open
    ```

    </details>
    """
}
