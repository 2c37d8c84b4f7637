import ArgumentParser
import Lab
import PrintableText
import Sequences
import Stage
import Traces

extension LessonsCommand {
  struct New: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write the beginning of a lesson, NAME.md, that passes the check.",
      discussion: "The lesson is about the first module; its test asks for the same on another one."
    )

    @ArgumentParser.Argument(help: "The lesson's name, such as our-checkout.")
    var name: String

    @Option(help: "A recorded trace of the first module, whose messages become the goals.")
    var from: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        throw Failure("\(name.readable) is no name: letters, digits and - make one.")
      }
      let path = name + ".md"
      if TextFile.exists(path) { throw Failure("\(path) is there already.") }
      let goals = try from.map { file throws(Failure) in try TraceFile(file).trace.firstCalls(3) }
      var stages = await laboratory.draftStages
      guard !stages.isEmpty else {
        throw Failure("There is no module whose objects send a message when it opens.")
      }
      if let goals, !goals.isEmpty { stages[0].goals = goals }
      try TextFile.write(stages.lesson(named: name), to: path)
      laboratory.console.write(
        plain: "Written: \(path)\nNext:  \(Program.name) lessons check \(path)\n"
      )
      return 0
    }
  }
}

extension Trace {
  /// Returns the first `count` synchronous calls as goals of a lesson, such as `View -> Presenter fetchProducts`.
  ///
  /// A call without a sender or a receiver is left out.
  fileprivate func firstCalls(_ count: Int) -> [String] {
    events.filter { $0.kind == .call }.prefix(count).compactMap { call in
      guard let sender = call.sender, let receiver = call.receiver, let message = call.message
      else { return nil }
      return "\(sender.name) -> \(receiver.name) \(message.baseName)"
    }
  }
}

/// What a step of a new lesson plays, and the messages that are its goals.
struct DraftStage {
  let module: String
  let architecture: String
  /// The condition of the scenario, which `load --given` names; nil for the usual one.
  var given: String?
  var goals: [String] = []

  var load: String { "\(module) \(architecture)" + (given.map { " --given \($0)" } ?? "") }
}

extension Laboratory {
  /// The first module, and what a test can play instead: another module, architecture or condition.
  ///
  /// Each sends a message when it opens; empty if none does.
  fileprivate var draftStages: [DraftStage] {
    get async {
      let modules = self.modules()
      var candidates = modules.compactMap { module in
        module.variants.first.map { (module.name, $0.architecture.name, String?.none) }
      }
      guard let (own, architecture, _) = candidates.first else { return [] }
      candidates += modules[0].variants.dropFirst().map { (own, $0.architecture.name, nil) }
      let conditions = modules[0].scenarios.map(\.condition.name).uniqued()
      candidates += conditions.dropFirst().map { (own, architecture, $0) }
      var stages: [DraftStage] = []
      // A condition of the first module serves only where the module sends a message without it.
      for (module, architecture, given) in candidates
      where stages.count < 2 && (given == nil || stages.count == 1) {
        var stage = DraftStage(module: module, architecture: architecture, given: given)
        let session = sessionFactory.sealedSession()
        _ = await session.answer("load \(stage.load); open")
        stage.goals = session.trace.firstCalls(1)
        if !stage.goals.isEmpty { stages.append(stage) }
      }
      return stages
    }
  }
}

extension [DraftStage] {
  /// Returns the page of a lesson that plays the first stage, and the others in its test.
  fileprivate func lesson(named name: String) -> String {
    let own = self[0]
    return """
      # A title

      <!-- lesson id=\(name) module=\(own.module) architecture=\(own.architecture) minutes=5 -->

      What the learner will be able to do.

      ## What there is

      <!-- step read id=begin -->

      One new idea, in at most 60 words.

      ## Your task

      <!-- step free id=task -->

      Open the screen.

      \(own.task)
      \(dropFirst().map(\.twin).joined())
      """
  }
}

extension DraftStage {
  fileprivate var twin: String {
    """

    ## The same elsewhere

    <!-- step free id=twin twin load="\(load)" -->

    Open this screen, too. Only the lesson's test asks for it.

    \(task)

    """
  }

  fileprivate var task: String {
    """
    ```viper-check
    \(goals.map { "seen \($0)  # say here what it is" }.joined(separator: "\n"))
    ```

    <details>

    1. Say where to look, and not what to type.

    Say here why it was so.

    ```viper-answer
    open
    ```

    </details>
    """
  }
}
