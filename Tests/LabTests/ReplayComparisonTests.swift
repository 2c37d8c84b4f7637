import Stage
import TerminalText
import Testing
import TraceRecording
import Traces

@testable import Lab

/// Modules with state that outlives them, which a replay cannot reset.
@Suite struct ReplayComparisonTests {
  /// Returns for each line whether its answer contains the warning.
  private func warnings(_ counter: EverCounter?, _ lines: String...) async -> [Bool] {
    let session = Session(modules: [.counting(counter), .other])
    var warnings: [Bool] = []
    for line in lines {
      let answer = await session.answer(line)
      #expect(answer.status == .done, "\(line): \(answer.text.plain)")
      warnings.append(answer.text.plain.contains("Not the same again: "))
    }
    return warnings
  }

  @Test func `warns that a replay begins in another state, and names the repair`() async throws {
    let session = Session(modules: [.counting(EverCounter())])
    for line in ["load counting", "open", "reload"] { _ = await session.answer(line) }
    let text = await session.answer("open").text.plain
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasSuffix(
        """
        Not the same again: The same was done as before, and #3 came otherwise: show(count: 2), before \
        show(count: 1). Something outlives the module, such as a store in a static let, so what is \
        shown of a replay may be wrong. Singletons.one(…) gives each stage its own.
        """
      )
    )
  }

  @Test(arguments: ["drop #6", "resend #6 count=7"])
  func `warns after any command that replays the actions`(line: String) async {
    let lines = await warnings(EverCounter(), "load counting", "open", "press Next", line)
    #expect(lines == [false, false, false, true])
  }

  @Test func `warns after undo at the action that replays the run`() async {
    let lines = await warnings(
      EverCounter(),
      "load counting",
      "open",
      "press Next",
      "undo",
      "press Next"
    )
    #expect(lines == [false, false, false, false, true])
  }

  @Test func `gives no warning where each stage has its own state`() async {
    let session = Session(modules: [.counting(nil)])
    for line in [
      "load counting", "open", "press Next", "undo", "press Next", "drop #6", "undo",
      "resend #6 count=7", "resend #6 count=8", "undo", "reload", "press Next", "open",
      "press Next",
      "inject nil-link presenter.view", "open", "heal", "close", "reload", "open", "close",
    ] {
      let text = await session.answer(line).text.plain
      #expect(!text.contains("Not the same again"), "\(line): \(text)")
    }
  }

  @Test func `warns also after another module was loaded in between`() async {
    let lines = await warnings(
      EverCounter(),
      "load counting",
      "open",
      "load other",
      "load counting",
      "open"
    )
    #expect(lines == [false, false, false, false, true])
  }

  @Test func `warns once, and only after the same actions in the same module`() async {
    let counter = EverCounter()
    let again = await warnings(
      counter,
      "load counting",
      "open",
      "reload",
      "open",
      "press Next",
      "reload",
      "load other",
      "load counting",
      "open"
    )
    #expect(again == [false, false, false, true, false, false, false, false, false])
  }
}

/// A stand-in for a singleton: its count continues across stages.
final class EverCounter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@Doubled protocol CountingViewProtocol: AnyObject { func show(count: Int) }

@Doubled protocol CountingPresenterProtocol: AnyObject { func goOn() }

@Role(.presenter) final class CountingPresenter: CountingPresenterProtocol {
  weak var view: CountingViewProtocol?
  private let counter: EverCounter

  init(_ counter: EverCounter) { self.counter = counter }

  func goOn() { view?.show(count: counter.next()) }
}

@Role(.view) final class CountingViewController: ViewController, CountingViewProtocol {
  var presenter: CountingPresenterProtocol?
  private let label = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(Button(title: "Next") { [weak self] in self?.presenter?.goOn() })
    presenter?.goOn()
  }

  func show(count: Int) { label.text = "\(count)" }
}

extension Module {
  /// Returns a module that counts; without `counter`, each stage has a counter of its own.
  fileprivate static func counting(_ counter: EverCounter?) -> Module {
    let variant = Variant(.viper) { _ in
      let view = CountingViewController()
      let presenter = CountingPresenter(counter ?? EverCounter())
      view.presenter = presenter
      presenter.view = view
      return view
    }
    return Module(name: "counting", title: "Counting", summary: "counts", variants: [variant])
  }

  fileprivate static var other: Module {
    let variant = Variant(.mvc) { _ in ViewController() }
    return Module(name: "other", title: "Other", summary: "is another", variants: [variant])
  }
}
