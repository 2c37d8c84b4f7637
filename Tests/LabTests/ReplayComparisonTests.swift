import Stage
import TerminalText
import Testing
import TraceRecording
import Traces

@testable import Lab

/// Modules with state that outlives them, which a replay cannot reset.
@Suite struct ReplayComparisonTests {
  @Test func `warns that a replay begins in another state, and names the repair`() async throws {
    let session = Session(modules: [.counting(EverCounter())])
    for line in ["load counting", "open", "reload"] { _ = await session.answer(line) }
    let text = await session.last("open")
    #expect(
      text.unwrapped.hasSuffix(
        """
        Not the same again: The same was done as before, and #3 came otherwise: show(count: 2), before \
        show(count: 1). Something outlives the module, such as a store in a static let, so what is \
        shown of a replay may be wrong. Singletons.one(…) gives each stage its own.
        """
      )
    )
  }

  /// Lines, and the index of the one whose answer has the warning: the first after which the same actions were carried out again.
  private static let replays: [([String], Int)] = [
    (["load counting", "open", "press Next", "drop #6"], 3),
    (["load counting", "open", "press Next", "resend #6 count=7"], 3),
    (["load counting", "open", "press Next", "undo", "press Next"], 4),
    (["load counting", "open", "load other", "load counting", "open"], 4),
    (
      [
        "load counting", "open", "reload", "open", "press Next", "reload", "load other",
        "load counting", "open",
      ], 3
    ),
  ]

  @Test(arguments: replays)
  func `warns once, after whatever does the same`(lines: [String], warned: Int) async {
    let session = Session(modules: [.counting(EverCounter()), .other])
    for (index, line) in lines.enumerated() {
      let answer = await session.answer(line)
      #expect(answer.status == .done, "\(line): \(answer.text.plain)")
      #expect(answer.text.plain.contains("Not the same again: ") == (index == warned), "\(line)")
    }
  }

  @Test func `gives no warning where each stage has its own state`() async {
    let session = Session(modules: [.counting(nil)])
    for line in [
      "load counting", "open", "press Next", "undo", "press Next", "drop #6", "undo",
      "resend #6 count=7", "resend #6 count=8", "undo", "reload", "press Next", "open",
      "press Next",
      "inject nil-link presenter.view", "open", "heal", "close", "reload", "open", "close",
    ] {
      let text = await session.last(line)
      #expect(!text.contains("Not the same again"), "\(line): \(text)")
    }
  }

  @Test func `keeps no object of a module that was replaced twice`() async {
    let presenters = WeakPresenters()
    let session = Session(modules: [.counting(nil, presenters), .other])
    for line in ["load counting", "open", "load other", "open", "load other", "open"] {
      _ = await session.answer(line)
    }
    #expect(presenters.made.count == 1)
    #expect(presenters.made.allSatisfy { $0() == nil })
  }
}

/// The presenters that a module has made, none of which is kept alive.
final class WeakPresenters {
  private(set) var made: [() -> CountingPresenter?] = []

  func add(_ presenter: CountingPresenter) { made.append { [weak presenter] in presenter } }
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
  fileprivate static func counting(
    _ counter: EverCounter?,
    _ presenters: WeakPresenters? = nil
  ) -> Module {
    let variant = Variant(.viper) { _ in
      let view = CountingViewController()
      let presenter = CountingPresenter(counter ?? EverCounter())
      view.presenter = presenter
      presenter.view = view
      presenters?.add(presenter)
      return view
    }
    return Module(name: "counting", title: "Counting", summary: "counts", variants: [variant])
  }

  fileprivate static var other: Module {
    let variant = Variant(.mvc) { _ in ViewController() }
    return Module(name: "other", title: "Other", summary: "is another", variants: [variant])
  }
}
