import Foundation
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests the expansion of `@Role` on a class whose objects record their own calls.
@Suite struct RoleAtReceiverTests {
  @Test func `returns the object itself, and notes the reader`() {
    let read = """
      let target = _view
      guard __participant.isOn else {
        return target
      }
      return __participant.resolve(__view.now, target, as: (AView).self, _doubles((AView).self)) ?? target
      """
    let seam = expandedSeam(
      "unowned var view",
      "AView",
      as: "AView",
      wired: "toSome",
      get: read,
      state: "unowned view AView"
    )
    expectExpansion(
      of: """
        class A {
          @Role(.presenter) class B {
            @Seam unowned var view: AView
          }
        }
        """,
      is: """
        class A {
          class B {
        \(seam.indented.indented)

            #if TRACING_OFF
            nonisolated let __participant = _NoToken()
            #else
            nonisolated let __participant = _ParticipantToken(
              .presenter, type: "B", of: B.self,
              sends: "test.swift")
            #endif

            #if !TRACING_OFF
            nonisolated static var __standIns: [any _StandIn.Type] {
              var types: [any _StandIn.Type] = []
              types += _doubles((AView).self)
              return types
            }
            #endif
          }
        }

        extension A.B: _TracedRole {
        }
        """
    )
  }

  /// Returns the expansion of a method without statements.
  private func opened(in source: String = "") -> String {
    """
      func open() {

      func __body() {

      }
      #if TRACING_OFF
      return __body()
      #else
      guard __participant.mayRecord, case let __link = __participant.received("open()", self\(source)), __link.isRecorded else {
        return __body()
      }
      if __link.hasFaults { return __link.send("open()", (), __body) }
      return __link.call("open()", (), __body)
      #endif
      }
    """
  }

  @Test func `makes methods of an extension record calls with its source table`() {
    let statement = "if isOn, view != nil { view?.show(1) }"
    let property = "  var isOn: Bool { other.isOn }"
    let lines = [
      "test.swift", "2\topen()\t\t\t\t\t\t", "3\thelper()\tview\t\tview\tisOn\tshow\t",
      "4\tisOn\tother\t\t\t\tisOn\t",
      "3\thelper()\tview\tshow(_:)\t?!", "4\tisOn\tother\tisOn\t",
    ]
    let source = lines.joined(separator: "\n").debugDescription
    let helper = """
        private func helper() {

        func __body() {
        \(statement)
        }
        #if TRACING_OFF
        return __body()
        #else
        if __participant.isOn { __participant.registerSource(\(source)) }
        return __body()
        #endif
        }
      """
    expectExpansion(
      of:
        "@Role extension A {\n  func open() {}\n  private func helper() { \(statement) }\n\(property)\n}",
      is: "extension A {\n\(opened(in: ", in: \(source)"))\n\(helper)\n\(property)\n}"
    )
  }

  @Test func `makes methods record calls, unless references return stand-ins`() {
    let sends = "test.swift\\n2\\topen()\\t\\t\\t\\t\\t\\t"
    let ending = ending(of: "A", "\"Flow\", as: .router", sends: sends)
    expectExpansion(
      of: "@Role(\"Flow\", as: .router) actor A {\n  func open() {}\n}",
      is: "actor A {\n\(opened())\n\(ending)"
    )
    expectExpansion(
      of: "@Role(\"Flow\", as: .router) actor A {\n  func open() {}\n}",
      is: "actor A {\n  func open() {}\n\(ending)",
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test func `has asynchronous methods inlined, unless their author says otherwise`() {
    func attributes(of method: String) -> String {
      let source = "@Role extension A {\n  \(method)\n}"
      return expansion(of: source, in: "A.swift").components(separatedBy: "func")[0]
    }
    #expect(attributes(of: "func load() async {}").contains("@inline(__always)"))
    #expect(!attributes(of: "private func load() async {}").contains("@inline"))
    #expect(!attributes(of: "@inline(never) func load() async {}").contains("__always"))
    #expect(!attributes(of: "func load() {}").contains("@inline"))
  }

  @Test func `does not change bodies where recording is compiled out`() {
    expectExpansion(
      of: "@Role extension A {\n  func open() async {}\n}",
      is: "extension A {\n  func open() async {}\n}",
      under: "TRACING_OFF"
    )
  }

  @Test func `needs no attribute on a reference`() {
    expectExpansion(
      of: """
        @Role(.presenter) class A<Row: AProtocol> {
          weak var a: ListScreen?
          let b: any BProtocol
          lazy var c: any BProtocol = make()
          var d: any BProtocol & CProtocol
          var e: any BProtocol { didSet {} }
          var f: Row
          var g, h: any BProtocol
          @Injected var i: BService
          func f() { if b === self || b is C {} }
        }
        """
    )
  }

  @Test(arguments: ["class", "actor", "struct"])
  func `needs a role where there is no extension`(_ kind: String) {
    expectExpansion(
      of: "@Role \(kind) A {}",
      says: [
        DiagnosticSpec(
          error:
            "'@Role' without a role goes on an extension of a class that has a role; name the role "
            + "here: '@Role(.presenter)'",
          line: 1,
          column: 1
        )
      ]
    )
  }
}
