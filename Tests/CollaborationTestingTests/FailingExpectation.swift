import Testing
import TraceRecording
import Traces

@testable import CollaborationTesting

/// An expectation of each kind that fails.
struct FailingExpectation: Sendable, CustomTestStringConvertible {
  let name: String
  let expect: @Sendable () -> Void

  init(_ name: String, _ expect: @escaping @Sendable () -> Void) {
    self.name = name
    let run = TestRun(mode: .check)
    self.expect = { TestRun.$current.withValue(run, operation: expect) }
  }

  var testDescription: String { name }

  /// Texts within the first 15 lines of the failure, as `failures.txt` lists them below the name.
  var words: [String] {
    FailingExpectation.words[name]?.split(separator: "\n").map(String.init) ?? []
  }

  static let words = Dictionary(
    uniqueKeysWithValues: CaseSection.all(in: "failures.txt").map { ($0.name, $0.text) }
  )

  /// Whether the failure has a trace that can be drawn.
  var isAboutTrace: Bool {
    !["an answer", "an error", "an object"].contains { name.hasPrefix($0) }
  }
}

extension FailingExpectation {
  /// Failing expectations, at least one of each kind.
  static let all = conversations + orders + steps + modules

  private static func shop() -> Trace { recordTrace(of: Shop.makeModule()) { $0.load() } }

  private static let conversations: [FailingExpectation] = [
    .init("a message that is missing") {
      let presenter = SubjectUnderTest { ShopPresenter() }
      expectTrace(presenter.recordTrace { $0.didLoad(id: 7, total: 1) }) {
        "Presenter -> View showTotal(1)\nPresenter -> Router close()"
      }
    },
    .init("a message too many") {
      expectTrace(SubjectUnderTest { ShopPresenter() }.recordTrace { $0.viewDidLoad() }) {
        "Presenter -> View showLoading()"
      }
    },
    .init("a message that is not among others") {
      expectTrace(shop(), .containing) { "Presenter -> View showError(_)" }
    },
    .init("another message of one role, behind a gap") {
      expectTrace(shop(), only: [.presenter], ignoring: [.view]) {
        "...\nInteractor -> Presenter didLoad(id: 8, total: _)"
      }
    },
    .init("a role that nobody has") {
      expectTrace(shop(), only: [Role("Trackng")]) { "(no messages)" }
    },
    .init("a role that nobody has, for a file") {
      expectTrace(shop(), inFile: "the shop has more", only: [Role("Trackng")])
    },
    .init("no text") { expectTrace(shop(), only: [.interactor]) },
    .init("another message than in a file") {
      expectTrace(shop(), inFile: "the shop has more", only: [.interactor])
    },
    .init("no file") { expectTrace(shop(), inFile: "the shop closes", only: [.interactor]) },
    .init("another cause") {
      expectTrace(shop(), only: [.view]) {
        """
        View -> Presenter viewDidLoad()
          Presenter -> View showLoading()
            Presenter -> View showTotal(_)
        """
      }
    },
    .init("a line that cannot be read") {
      expectTrace(shop()) { "View -> Presenter viewDidLoad()\nPresenter to View" }
    },
    .init("words where nothing was said") {
      expectTrace(Trace()) { "View -> Presenter load()" }
    },
    .init("words where nothing is expected") {
      expectTrace(shop(), ignoring: [.interactor]) { "(no messages)" }
    },
  ]

  private static let orders: [FailingExpectation] = [
    .init("another order") { expectOrder(shop()) { Messages("showTotal").before("showLoading") } },
    .init("a role that nobody has, in an order") {
      expectOrder(shop()) { Messages("Presenter -> Trackng track").never() }
    },
    .init("a message that never came") {
      expectOrder(shop()) { Messages("showTotal", "showError").inAnyOrder() }
    },
    .init("one that must never come") {
      expectOrder(shop()) { Messages("showTotal").never() }
    },
    .init("another number") {
      expectOrder(shop()) { Messages("Presenter -> View showLoading").exactly(2) }
    },
    .init("another value") {
      expectOrder(shop()) { Messages("loadTotal(id: $x)").before("didLoad(id: _, total: $x)") }
    },
    .init("an order that cannot be read") {
      expectOrder(shop()) { Messages("View -> ").never() }
    },
  ]

  private static let steps: [FailingExpectation] = [
    .init("another step") {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() }, exhaustivity: .on)
      probe.send { $0.viewDidLoad() }
      probe.receive(.view, "showLoading()")
      probe.receive(.view, "showTotal")
      probe.receive(.interactor, "loadTotal(id: _)")
      probe.finish()
    },
    .init("steps that are left") {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() })
      probe.send { $0.viewDidLoad() }
      probe.finish()
    },
    .init("a probe that is not finished") {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() })
      probe.send { $0.didLoad(id: 7, total: -1) }
    },
    .init("a step after the last") {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() })
      probe.receive(.view, "showTotal(3)")
      probe.finish()
    },
    .init("steps in any order, one of them missing") {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() }, exhaustivity: .off)
      probe.send { $0.viewDidLoad() }
      probe.receiveInAnyOrder((.interactor, "loadTotal"), (.view, "showError"))
    },
  ]

  private static let modules: [FailingExpectation] = [
    .init("a finding") {
      expectNoFindings(recordTrace(of: Shop.makeModule(hasInteractor: false)) { $0.load() })
    },
    .init("a finding in what was recorded") {
      let recorder = Recorder()
      let view = recorder.recording(Shop.makeLeakingModule)
      expectNoFindings(in: recorder)
      _ = view
    },
    .init("what was not judged, where that is not enough") {
      expectNoFindings(
        SubjectUnderTest { ShopPresenter() }.recordTrace { $0.didLoad(id: 7, total: 1) },
        strict: true
      )
    },
    .init("no double behind a protocol, with no text to compare with") {
      expectTrace(SubjectUnderTest { PlainShopPresenter() }.recordTrace { $0.load() })
    },
    .init("no double behind a protocol, with another text") {
      expectTrace(SubjectUnderTest { PlainShopPresenter() }.recordTrace { $0.load() }) {
        "Presenter -> View show()"
      }
    },
    .init("nothing to judge") {
      expectNoFindings(Trace())
    },
    .init("a rule that is none") {
      expectNoFindings(shop(), except: ["nil-lynk"])
    },
    .init("a leak") { expectNoLeaks(of: Shop.makeLeakingModule()) },
    .init("a leak in what was recorded") {
      let recorder = Recorder()
      _ = recorder.recording(Shop.makeLeakingModule)
      expectNoLeaks(in: recorder)
    },
    .init("an object without a role") { _ = SubjectUnderTest { ShopKeeper() } },
    .init("a leak through something unseen") {
      let keeper = ShopKeeper()
      expectNoLeaks(of: Shop.makeModule()) { keeper.kept = $0 }
    },
    .init("nobody who could leak") {
      expectNoLeaks(of: [1])
    },
    .init("another wiring") {
      expectWired(recordTrace(of: Shop.makeModule()) { _ in }) { "Presenter.view strong View" }
    },
    .init("an answer of another type") {
      alone().answer("count", "three")
    },
    .init("an answer to what nobody is asked") {
      alone().answer("size", 3)
    },
    .init("an error where none is thrown") {
      alone().answer("count", throwing: ShopError.closed)
    },
  ]

  private static func alone() -> SubjectUnderTest<ShopCounter> {
    do { return try SubjectUnderTest { try ShopCounter(store: $0.double()) } } catch {
      preconditionFailure("\(error)")
    }
  }
}

enum ShopError: Error { case closed }
