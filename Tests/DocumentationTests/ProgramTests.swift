import CollaborationRules
import ComparisonData
import LessonKit
import SequenceDiagrams
import Stage
import StageKit
import TerminalText
import Testing
import TraceRecording
import Traces

/// The programs of the guides, extracted as they are written.
@Suite struct ProgramTests {
  @Test func `of Traces`() throws {
    let trace = try Trace(notation: "User -> View open\n  View -> Presenter load()\n")
    for event in trace.rows { print(event.number ?? 0, event.label) }
    print(try Trace(jsonLines: trace.jsonLines) == trace)
    #expect(try Trace(jsonLines: trace.jsonLines) == trace)
  }

  @Test func `of SequenceDiagrams`() throws {
    let trace = try Trace(notation: "User -> View open\n  View -> Presenter load()\n")
    print(Diagram(trace).drawn(as: .ladder, DiagramOptions(width: 60)).plain)
    print(trace.written(as: .mermaid))
    print(TraceDifference(from: trace, to: trace).isEmpty)
    #expect(Diagram(trace).drawn().plain.contains("load()"))
  }

  @Test func `of TerminalText`() {
    var text = StyledText("lost: ", .bad)
    text.append("nil")
    print(text.plain, text.ansi, text.displayWidth)
    for line in text.wrapped(to: 40).lines { print(line.padded(to: 40).plain) }
    #expect(text.wrapped(to: 40).lines.map(\.plain) == ["lost: nil"])
  }

  @Test func `of TraceRecording`() {
    let recorder = Recorder()
    let presenter = recorder.recording { CartPresenter() }
    recorder.recording {
      recorder.action("open", to: presenter) { presenter.viewDidLoad() }
    }
    print(recorder.trace().rows)
    #expect(recorder.trace().rows.map(\.kind) == [.action, .lost])
  }

  @Test func `of a team's own test`() throws {
    let recorder = Recorder()
    let presenter = recorder.recording { CartPresenter() }
    recorder.recording {
      recorder.action("open", to: presenter) { presenter.viewDidLoad() }
    }
    let expected = try ExpectedTrace("User -> Presenter open\n  Presenter -x interactor *")
    #expect(expected.difference(from: recorder.trace()) == nil)
  }

  @Test func `of CollaborationRules`() throws {
    let trace = try Trace(notation: "User -> View open\n  View -x Presenter load() [nil]\n")
    for finding in Review(Evidence(trace)).findings { print(finding.name, finding.text) }
    #expect(Review(Evidence(trace)).findings.map(\.name) == ["nil-link"])
  }

  @Test func `of ComparisonData`() {
    let variant = Variant(
      .viper,
      methods: [.get: "CartInteractor.loadTotal()"],
      manifest: Manifest(files: ["CartInteractor.swift"])
    ) { _ in CartRouter.createModule(isEmpty: false) }
    let module = Module.cart.compared(responsibilities: [.get: "get the total"])
    print(variant.methods, variant.missingFiles, module.responsibilities)
    #expect(variant.missingFiles == ["CartInteractor.swift"])
  }

  @Test func `of LessonKit`() throws {
    for lesson in try Lessons.builtIn() {
      print(lesson.id, lesson.title, lesson.minutes, lesson.steps.count)
      var run = LessonAttempt(lesson)
      run.begin(at: Observation())
      print(run.again().lines.count)
    }
    #expect(try !Lessons.builtIn().isEmpty)
  }

  @Test func `of Stage`() throws {
    let stage = HeadlessStage(try #require(Module.cart.variants.first), given: "ready")
    try stage.perform(.open)
    print(stage.screen?.title ?? "nothing", stage.recorder.trace())
    #expect(stage.screen?.title == "Cart")
  }

  @Test func `of StageKit`() throws {
    let stage = HeadlessStage(Variant(.mvc) { _ in GreetingViewController() }, given: "ready")
    try stage.perform(.open)
    #expect(stage.screen == Screen(title: "Hello", [.button("Wave")]))
  }
}

final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello"
    view.addSubview(UIButton(primaryAction: UIAction(title: "Wave") { _ in print("Bye") }))
  }
}
