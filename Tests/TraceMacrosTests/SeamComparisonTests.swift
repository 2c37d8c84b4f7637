import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Where a reference is asked what it is, while it may be a stand-in.
@Suite struct SeamComparisonTests {
  private func source(_ body: String, _ attributes: String = ".controller") -> String {
    """
    @Role(\(attributes)) class A {
      weak var view: ListViewProtocol?
      @Seam var onDone: (() -> Void)?
      \(body)
    }
    """
  }

  private func said(_ name: String, _ sign: String, _ column: Int, _ text: String) -> DiagnosticSpec
  {
    DiagnosticSpec(
      warning: "'\(name)' is a stand-in while a recorder records, so '\(sign)' may answer "
        + "otherwise; ask 'behindStandIn(\(name) as Any)'",
      line: 4,
      column: column,
      fixes: ["ask the object itself: '\(text)'"]
    )
  }

  @Test(arguments: [
    (
      "view as? Screen", "view", "as?", 14, "behindStandIn(view as Any)",
      "behindStandIn(view as Any) as? Screen"
    ),
    (
      "view as! Screen", "view", "as!", 14, "behindStandIn(view as Any)",
      "behindStandIn(view as Any) as! Screen"
    ),
    (
      "self.view is Screen", "self.view", "is", 14, "behindStandIn(self.view as Any)",
      "behindStandIn(self.view as Any) is Screen"
    ),
    (
      "x && view is Screen", "view", "is", 19, "behindStandIn(view as Any)",
      "x && behindStandIn(view as Any) is Screen"
    ),
    (
      "run { [weak self] in self?.view is Screen }", "self?.view", "is", 35,
      "behindStandIn(self?.view as Any)",
      "run { [weak self] in behindStandIn(self?.view as Any) is Screen }"
    ),
    (
      "view == other", "view", "==", 14,
      "(behindStandIn(view as Any) as? ListViewProtocol ?? view)",
      "(behindStandIn(view as Any) as? ListViewProtocol ?? view) == other"
    ),
    (
      "other != view", "view", "!=", 23,
      "(behindStandIn(view as Any) as? ListViewProtocol ?? view)",
      "other != (behindStandIn(view as Any) as? ListViewProtocol ?? view)"
    ),
  ])
  func `warns of a question to a stand-in`(
    _ body: String,
    _ name: String,
    _ sign: String,
    _ column: Int,
    _ text: String,
    _ fixed: String
  ) {
    expectDiagnostics(
      of: source("func f() { \(body) }"),
      says: [said(name, sign, column, text)],
      fixed: source("func f() { \(fixed) }")
    )
  }

  @Test func `warns of an unwrapped reference, in every kind of body`() {
    let text = "behindStandIn(view as Any)"
    expectDiagnostics(
      of: source("var a: Bool { view is B }"),
      says: [said("view", "is", 17, text)]
    )
    expectDiagnostics(
      of: source("deinit { _ = view is B }"),
      says: [said("view", "is", 16, text)]
    )
    expectDiagnostics(
      of: source("func f() { if let view { _ = view is B } }"),
      says: [said("view", "is", 32, text)]
    )
    expectDiagnostics(
      of: source("func f() { let view = self.view; _ = view is B }"),
      says: [said("view", "is", 40, text)]
    )
  }

  @Test func `goes on warning where the checks are off`() {
    expectDiagnostics(
      of: source("func f() { view is B }", ".controller, checks: .off"),
      says: [said("view", "is", 14, "behindStandIn(view as Any)")]
    )
  }

  @Test(arguments: [
    "func f() { view == nil }", "func f() { nil != view }", "func f() { view === other }",
    "func f() { view as ListViewProtocol? }", "func f() { view?.rows == 3 }",
    "func f() { behindStandIn(view as Any) as? Screen }", "func f() { other is Screen }",
    "func f(_ view: B) { view is Screen }", "func f(from view: B) { view is Screen }",
    "func f() { run { view in view is Screen } }", "func f() { run { (view: B) in view is C } }",
    "func f() { run { (a view: B) in view is C } }",
    "func f() { for view in views { _ = view is B } }",
    "func f() { if let view = other { _ = view is B } }",
    "func f() { let view = B(); _ = view is C }", "func f() { onDone == other }",
    "class B { func f() { view is C } }", "struct B { func f() { view is C } }",
    "enum B { func f() { view is C } }", "actor B { func f() { view is C } }",
    "func f() { a + b }",
  ])
  func `says nothing where no stand-in is asked`(_ body: String) {
    expectDiagnostics(of: source(body))
  }

  @Test func `says nothing where there is no seam`() {
    expectDiagnostics(of: "@Role(.view) class A {\n  func f() { view is B }\n}")
  }
}
