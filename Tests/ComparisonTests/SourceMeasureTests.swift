import CollaborationRules
import ComparisonData
import Foundation
import Stage
import Testing
import Traces

@testable import Comparison

/// The measures of `CountedFixture`, counted by hand.
@Suite struct SourceMeasureTests {
  static let numbers: [(String, Int)] = [
    ("files", 4),
    // Contract: import Stage; the first protocol 4; the second with its attribute 8. 13
    // Presenter: class 17 (line, 4 properties, 3 methods of 3, its brace: 1 + 4 + 3 * 3 + 1 = 15),
    //   extension 4, protocol 1. 20
    // View: import Stage; class line, 2 properties, init 4, show, viewDidLoad 3, brace. 13
    // Router: import Stage; class line, enum, make 3, open, say, brace; NoteText 3. 12
    ("lines", 58),
    ("lines-boundary", 4 + 8 + 1),
    // self.presenter = presenter; NoteViewController(presenter: NotePresenter())
    ("lines-wiring", 2),
    // no method takes an entity
    ("lines-mapping", 0),
    // imports of Stage: 3; NoteText: 3
    ("lines-rest", 6),
    ("lines-role", 58 - 13 - 2 - 6),
    // NotePresenter, NoteViewController, NoteRouter, NoteRouter.Way, NoteText
    ("types", 5),
    ("protocols", 3),
    // 2 of the View's, 4 of the Presenter's, none of the listener's
    ("requirements", 6),
    // Presenter 5, View 2, Router 3, NoteText 1
    ("methods", 11),
    // select, text and said; heard swaps the arguments
    ("forwarding-methods", 3),
    // NotePresenter names NoteRouter, whose make() names NotePresenter
    ("declared-cycles", 1),
    // ViewController in NoteRouter
    ("screen-kit", 1),
    // Presenter's class 15 and extension 4
    ("lines-of-presenter", 19),
    ("lines-of-view", 12),
    ("lines-of-wireframe", 8),
  ]

  @Test(arguments: numbers) func `matches the numbers counted by hand`(name: String, number: Int) {
    let count = CountedFixture.count(name)
    #expect(count?.value == .number(number), "\(count?.rows ?? [])")
  }

  @Test func `measures the largest type against all lines`() throws {
    guard case .part(let lines, let all) = CountedFixture.count("largest-type")?.value else {
      Issue.record("no part")
      return
    }
    // Presenter's class 15 and extension 4
    #expect(lines == 15 + 4)
    #expect(CountedFixture.count("lines")?.value == .number(all))
  }

  @Test func `names the types of a cycle`() {
    #expect(CountedFixture.count("declared-cycles")?.rows == ["NotePresenter, NoteRouter"])
    #expect(
      CountedFixture.count("indirect-cycles")?.rows
        == ["3: NotePresenter, NoteViewController, NoteRouter"]
    )
    #expect(CountedFixture.count("indirect-cycles")?.value == .sizes([3]))
  }

  @Test func `leads back to the listeners of an object, not to those of its namesake`() {
    let pairs = ["List", "Page"].map { name in
      """
      protocol \(name)Publishing { func bind() -> Publisher<Int> }
      final class \(name)Presenter: \(name)Publishing {
        func bind() -> Publisher<Int> { Publisher() }
      }
      final class \(name)View {
        private let presenter: any \(name)Publishing
        func appear() { presenter.bind().subscribe { show($0) } }
        func show(_ number: Int) {}
      }
      """
    }
    let source = VariantSource(text: pairs.joined(separator: "\n"))
    #expect(SourceMeasure.protocolCycles.count(source).value == .sizes([2, 2]))
  }

  @Test func `wires no object of a shared class that conforms to a protocol of the variant`() {
    let text = """
      protocol NoteStoring { func notes() -> [String] }
      extension SharedStore: NoteStoring {}
      final class NotePresenter {
        private let store: any NoteStoring
        init(store: any NoteStoring) {
          self.store = store
        }
      }
      """
    #expect(!VariantSource(text: text).lines.kinds.values.contains(.wiring))
  }

  @Test func `counts the types that name each other`() {
    // The Presenter names its protocol, the View's, the listener's, NoteRouter and NoteText. NoteRouter names the
    // Presenter.
    #expect(
      CountedFixture.count("coupling-of-presenter")?.value
        == .coupling(Coupling(outgoing: 5, incoming: 1))
    )
    // The View names 2 protocols. NoteRouter names the View.
    #expect(CountedFixture.count("coupling-of-view")?.value.description == "2/1 0.67")
  }

  @Test func `shows the location of forwarding methods`() {
    #expect(
      CountedFixture.count("forwarding-methods")?.rows == [
        "Presenter: NotePresenter.select(at:), Presenter.swift:15",
        "Presenter: NotePresenter.text(for:), Presenter.swift:19",
        "Presenter: NotePresenter.said(_:at:), Presenter.swift:26",
      ]
    )
  }

  @Test func `finds calls with the caller and the location`() {
    let calls = VariantSource(CountedFixture.variant).outline.calls
    let texts = calls.map { "\($0.type).\($0.location.function) \($0.called) \($0.location)" }
    #expect(
      texts == [
        "NotePresenter.viewDidLoad() view.show Presenter.swift:12",
        "NotePresenter.viewDidLoad() NoteText.line Presenter.swift:12",
        "NotePresenter.select(at:) router.open Presenter.swift:16",
        "NotePresenter.text(for:) NoteText.line Presenter.swift:20",
        "NotePresenter.heard(_:at:) onChange Presenter.swift:25",
        "NotePresenter.said(_:at:) self.router.say Presenter.swift:26",
        "NoteViewController.table TableView View.swift:6",
        "NoteViewController.init(presenter:) super.init View.swift:10",
        "NoteViewController.viewDidLoad() super.viewDidLoad View.swift:16",
        "NoteRouter.make() NoteViewController Router.swift:8",
        "NoteRouter.make() NotePresenter Router.swift:8",
        "NoteRouter.open(at:) say Router.swift:11",
      ]
    )
  }
}

@Suite struct ScreenKitTests {
  /// The types of the stage that no module can name.
  private static let internalTypes: Set = ["ScreenContainer", "ScreenStack", "StackMaking"]

  @Test func `contains every type of the stage that is on the screen`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Stage")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    let files = try names.filter { $0.hasSuffix(".swift") }.map { name in
      SourceFile(
        name: name,
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      )
    }
    let types = SourceOutline(files).outermost
    let onScreen = types.filter { type in
      type.parents.contains { ScreenKit.types.contains($0) }
        || ScreenKit.types.contains { type.name.hasPrefix($0) }
    }
    #expect(Set(onScreen.map(\.name)).subtracting(Self.internalTypes) == ScreenKit.types)
  }
}
