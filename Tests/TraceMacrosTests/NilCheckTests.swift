import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// Tests the order in which functions use their seams, as the source table describes it.
@Suite struct NilCheckTests {
  @Test(arguments: [
    ("if view != nil { view?.show() }", 1), ("if nil == view { return }; view?.show()", 1),
    ("guard let view else { return }; view.show()", 1), ("let one = self.view; view?.show()", 1),
    ("if let one = view { one.show() }", 1), ("log(view === nil); log(view == nil)", 2),
    ("view?.show(); log(view == nil)", 0), ("if isOn { log(view == nil) }; view?.show()", 0),
    ("if isOn, view == nil { return }; view?.show()", 0), ("log(isOn && view == nil)", 0),
    ("run { self.log(self.view == nil) }", 0), ("other.view?.show()", 0), ("view = nil", 0),
    ("if isReady { view?.show() }", 1), ("log(isReady); log(view == nil)", 2),
    ("say(); log(view == nil)", 0), ("router?.show(view == nil)", 0), ("again()", 0),
  ])
  func `counts the nil checks that certainly come first`(body: String, count: Int) throws {
    let scan = try scan(body)
    let function = try #require(scan.functions.last)
    #expect(scan.order(in: function).certainNilChecks.filter { $0 == "view" }.count == count)
  }

  @Test(arguments: [
    ("if isOn { log(view == nil) }; view?.show()", ["view"]),
    ("log(isOn && view == nil)", ["view"]),
    ("view?.show(); if let one = view { one.show() }", ["view"]), ("if view != nil {}", []),
    ("view?.show()", []), ("again(); if isOn { log(self.view) }", ["view"]),
    ("if isOn { log(router == nil) }", ["router"]), ("router!.show()", []),
  ])
  func `finds further nil checks that may run`(body: String, checks: [String]) throws {
    let scan = try scan(body)
    #expect(scan.order(in: try #require(scan.functions.last)).possibleNilChecks == checks)
  }

  @Test func `tells a parameter from a seam of the same name`() throws {
    let scan = try scan(
      "view?.show()",
      of: "tapped(_ view: V, and router: R) { log(view == router) }"
    )
    let function = try #require(scan.functions.first { $0.name == "tapped(_:and:)" })
    #expect(scan.order(in: function) == SeamOrder())
    #expect(function.reads.map(\.name) == ["log"])
  }

  @Test(arguments: [
    ("say(); log(isReady)", ["isReady", "say()"]), ("self.say()", ["say()"]), ("other.say()", []),
    ("turn()", ["turn()"]), ("tapped()", []), ("log(1)", []), ("run { self.say() }", ["say()*"]),
    ("router?.load(then: say)", ["say()*then"]), ("router?.load { self.say() }", ["say()*_"]),
    ("router?.load(1, onEnd: { self.say() })", ["say()*onEnd"]), ("run(say)", ["say()*"]),
  ])
  func `finds the members that lead to a seam`(body: String, uses: [String]) throws {
    let scan = try scan(body)
    #expect(scan.order(in: try #require(scan.functions.last)).uses == uses)
  }

  @Test(arguments: [
    ("if view != nil { view?.show() }", true), ("if view == nil {} else { view?.show() }", true),
    ("if view == nil { return }; view?.show()", true),
    ("if isOn, view != nil { view?.show() }", true),
    ("guard isOn && view != nil else { return }; view?.show()", true),
    ("guard let one = view else { return }; view?.show()", true),
    ("while view != nil { view?.show() }", true), ("if view != nil, view?.show() == nil {}", true),
    ("view?.show()", false), ("if view == nil { log(1) }; view?.show()", false),
    ("if isOn || view != nil { view?.show() }", false), ("if view == nil { view?.show() }", false),
    ("if view != nil { run { self.view?.show() } }", false),
    ("if isOn { guard view != nil else { return } }; view?.show()", false),
    ("if router != nil { view?.show() }", false),
  ])
  func `finds messages sent only behind a nil check`(body: String, isBehindNilCheck: Bool) throws {
    let calls = try scan(body).calls.filter { $0.function == "tapped()" && $0.property == "view" }
    #expect(calls.map(\.isBehindNilCheck) == [isBehindNilCheck])
  }

  @Test(arguments: [
    ("run(turned)", true), ("run(self.turned)", true), ("timer.fire = turned", true),
    ("run { self.turned() }", true), ("turned()", false), ("other(turned())", false),
  ])
  func `finds methods that may run later`(body: String, mayRunLater: Bool) throws {
    let function = try #require(scan(body).functions.first { $0.name == "tapped()" })
    #expect(function.calledOnSelf.contains("turned*") == mayRunLater)
  }

  private func scan(_ body: String, of other: String = "other() {}") throws -> SourceScan {
    let declaration: DeclSyntax = """
      @Role(.presenter) final class P {
        weak var view: ViewProtocol?
        var router: RouterProtocol?
        var isReady: Bool { view != nil }
        func say() { view?.say() }
        func turn() { turned() }
        func turned() { say() }
        func log(_ fact: Any) {}
        func \(raw: other)
        func tapped() { \(raw: body) }
      }
      """
    let owner = try #require(RoleOwner(declaration))
    var scan = SourceScan(owner.references)
    scan.read(owner.members)
    return scan
  }
}
