import Testing
import TraceRecording
import Traces

@testable import CollaborationTesting

/// An expectation of each kind that fails, with parts of its failure text.
struct FailingExpectation: Sendable, CustomTestStringConvertible {
  let name: String
  /// Texts within the first 15 lines of the failure.
  let words: [String]
  let expect: @Sendable () -> Void

  init(_ name: String, _ words: [String], _ expect: @escaping @Sendable () -> Void) {
    self.name = name
    self.words = words
    let run = TestRun(mode: .check, inlineTexts: InlineTexts(), goldenFiles: GoldenFiles())
    self.expect = { TestRun.$current.withValue(run, operation: expect) }
  }

  var testDescription: String { name }

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
    .init(
      "a message that is missing",
      [
        "Expected Presenter -> Router close(), which was not sent.",
        "- Presenter -> Router close()",
      ]
    ) {
      let presenter = SubjectUnderTest { ShopPresenter() }
      expectTrace(presenter.recordTrace { $0.didLoad(id: 7, total: 1) }) {
        "Presenter -> View showTotal(1)\nPresenter -> Router close()"
      }
    },
    .init(
      "a message too many",
      ["Did not expect Presenter -> Interactor loadTotal(id: 7).", "Shop.swift:"]
    ) {
      expectTrace(SubjectUnderTest { ShopPresenter() }.recordTrace { $0.viewDidLoad() }) {
        "Presenter -> View showLoading()"
      }
    },
    .init(
      "a message that is not among others",
      ["Expected Presenter -> View showError(_), which was not sent."]
    ) {
      expectTrace(shop(), .containing) { "Presenter -> View showError(_)" }
    },
    .init(
      "another message of one role, behind a gap",
      [
        "Expected Interactor -> Presenter didLoad(id: 8, total: _), which was not sent.",
        "didLoad(id: 7, total: 3)",
      ]
    ) {
      expectTrace(shop(), only: [.presenter], ignoring: [.view]) {
        "...\nInteractor -> Presenter didLoad(id: 8, total: _)"
      }
    },
    .init(
      "no text",
      [
        "There was no text to compare with. It would be:",
        "  Presenter -> Interactor loadTotal(id: 7)",
      ]
    ) { expectTrace(shop(), only: [.interactor]) },
    .init(
      "another message than in a file",
      [
        "Expected Interactor -> Presenter didLoad(id: 7, total: 4), found Interactor -> Presenter didLoad(id: 7, total: 3).",
        "__Traces__/FailingExpectation/the shop has more.md",
      ]
    ) { expectTrace(shop(), inFile: "the shop has more", only: [.interactor]) },
    .init(
      "no file",
      ["There was no __Traces__/FailingExpectation/the shop closes.md", "It would hold:"]
    ) { expectTrace(shop(), inFile: "the shop closes", only: [.interactor]) },
    .init("another cause", ["View -> Presenter viewDidLoad()", "not for the same reason"]) {
      expectTrace(shop(), only: [.view]) {
        """
        View -> Presenter viewDidLoad()
          Presenter -> View showLoading()
            Presenter -> View showTotal(_)
        """
      }
    },
    .init("a line that cannot be read", ["The text cannot be read.", "line 2"]) {
      expectTrace(shop()) { "View -> Presenter viewDidLoad()\nPresenter to View" }
    },
    .init("words where nothing was said", ["Expected View -> Presenter load()"]) {
      expectTrace(Trace()) { "View -> Presenter load()" }
    },
    .init("words where nothing is expected", ["Did not expect View -> Presenter viewDidLoad()."]) {
      expectTrace(shop(), ignoring: [.interactor]) { "(no messages)" }
    },
  ]

  private static let orders: [FailingExpectation] = [
    .init(
      "another order",
      [
        "showLoading came before showTotal: Presenter -> View showLoading(), then Presenter -> View showTotal(3)."
      ]
    ) { expectOrder(shop()) { Messages("showTotal").before("showLoading") } },
    .init("a message that never came", ["showError never came."]) {
      expectOrder(shop()) { Messages("showTotal", "showError").inAnyOrder() }
    },
    .init("one that must never come", ["showTotal came 1 time, expected never."]) {
      expectOrder(shop()) { Messages("showTotal").never() }
    },
    .init("another number", ["View showLoading came 1 time, expected 2."]) {
      expectOrder(shop()) { Messages("Presenter -> View showLoading").exactly(2) }
    },
    .init(
      "another value",
      ["loadTotal(id: $x) and didLoad(id: _, total: $x) never had the same value:", "total: 3"]
    ) {
      expectOrder(shop()) { Messages("loadTotal(id: $x)").before("didLoad(id: _, total: $x)") }
    },
    .init("an order that cannot be read", ["A message cannot be read."]) {
      expectOrder(shop()) { Messages("View -> ").never() }
    },
  ]

  private static let steps: [FailingExpectation] = [
    .init(
      "another step",
      [
        "Expected View showTotal, found Presenter -> Interactor loadTotal(id: 7).",
        "probe.receive(.interactor, \"loadTotal(id: 7)\")",
      ]
    ) {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() }, exhaustivity: .on)
      probe.send { $0.viewDidLoad() }
      probe.receive(.view, "showLoading()")
      probe.receive(.view, "showTotal")
      probe.receive(.interactor, "loadTotal(id: _)")
      probe.finish()
    },
    .init(
      "steps that are left",
      [
        "2 messages not received, first Presenter -> View showLoading().",
        #"probe.receive(.view, "showLoading()")"#,
      ]
    ) {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() })
      probe.send { $0.viewDidLoad() }
      probe.finish()
    },
    .init("a probe that is not finished", ["The probe was not finished.", "showError"]) {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() })
      probe.send { $0.didLoad(id: 7, total: -1) }
    },
    .init("a step after the last", ["Expected View showTotal(3), but nothing more was said."]) {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() })
      probe.receive(.view, "showTotal(3)")
      probe.finish()
    },
    .init("steps in any order, one of them missing", ["Expected View showError, but nothing"]) {
      let probe = TraceProbe(SubjectUnderTest { ShopPresenter() }, exhaustivity: .off)
      probe.send { $0.viewDidLoad() }
      probe.receiveInAnyOrder((.interactor, "loadTotal"), (.view, "showError"))
    },
  ]

  private static let modules: [FailingExpectation] = [
    .init("a finding", ["nil-link: Presenter.interactor is nil", "lost: nil"]) {
      expectNoFindings(recordTrace(of: Shop.makeModule(hasInteractor: false)) { $0.load() })
    },
    .init("a finding in what was recorded", ["strong-view: Presenter holds View"]) {
      let recorder = Recorder()
      let view = recorder.recording(Shop.makeLeakingModule)
      expectNoFindings(in: recorder)
      _ = view
    },
    .init(
      "what was not judged, where that is not enough",
      ["0 findings; lifetimes and answers not judged.", "Not judged: who holds whom."]
    ) {
      expectNoFindings(
        SubjectUnderTest { ShopPresenter() }.recordTrace { $0.didLoad(id: 7, total: 1) },
        strict: true
      )
    },
    .init(
      "no double behind a protocol, with no text to compare with",
      ["No double stands behind PlainShopView, so view is nil: write @Doubled before the protocol"]
    ) {
      expectTrace(SubjectUnderTest { PlainShopPresenter() }.recordTrace { $0.load() })
    },
    .init(
      "no double behind a protocol, with another text",
      ["found Presenter -x view show() [nil]", "No double stands behind PlainShopView"]
    ) {
      expectTrace(SubjectUnderTest { PlainShopPresenter() }.recordTrace { $0.load() }) {
        "Presenter -> View show()"
      }
    },
    .init("nothing to judge", ["No rule had anything to judge"]) {
      expectNoFindings(Trace())
    },
    .init("a rule that is none", ["There is no rule nil-lynk."]) {
      expectNoFindings(shop(), except: ["nil-lynk"])
    },
    .init(
      "a leak",
      ["Not released: View, Presenter.", "View -.presenter-> Presenter -.view-> View"]
    ) { expectNoLeaks(of: Shop.makeLeakingModule()) },
    .init("a leak in what was recorded", ["Not released: View, Presenter."]) {
      let recorder = Recorder()
      _ = recorder.recording(Shop.makeLeakingModule)
      expectNoLeaks(in: recorder)
    },
    .init(
      "an object without a role",
      ["ShopKeeper has no @Role, so nothing that it says is recorded."]
    ) { _ = SubjectUnderTest { ShopKeeper() } },
    .init("a leak through something unseen", ["Not released: View", "a task that still runs"]) {
      let keeper = ShopKeeper()
      expectNoLeaks(of: Shop.makeModule()) { keeper.kept = $0 }
    },
    .init("nobody who could leak", ["Nobody with a @Role was made"]) {
      expectNoLeaks(of: [1])
    },
    .init(
      "another wiring",
      [
        "Expected Presenter.view strong View", "- Presenter.view strong View",
        "+ Presenter.view weak View",
      ]
    ) {
      expectWired(recordTrace(of: Shop.makeModule()) { _ in }) { "Presenter.view strong View" }
    },
    .init("an answer of another type", ["count() gives a Int, and no String."]) {
      alone().answer("count", "three")
    },
    .init(
      "an answer to what nobody is asked",
      ["No double takes size.  The doubles take: total()"]
    ) {
      alone().answer("size", 3)
    },
    .init("an error where none is thrown", ["count() throws nothing."]) {
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
