import CollaborationRules
import ComparisonData
import Stage
import Testing
import Traces

@testable import Comparison

/// Figures of generic and nested types, tuples and closures, counted by hand.
@Suite struct GenericTypesTests {
  private static let text = """
    protocol Feed: AnyObject {
      associatedtype Item
      func state(for result: Result<[Note], Error>, at index: Int) -> Page<Note>
      var onPage: ((Result<Page<Note>, Error>, Int) -> Void)? { get set }
    }

    struct Page<Item> {
      enum Size { case small, large }
      let items: [Item]
      let size: Size
    }

    struct NoteRow { let text: String }

    @Role(.presenter) final class NotePresenter<Source: Feed, Other>: Base<Source, Other>, Listener {
      private var cache: Dictionary<Int, Page<Note>> = [:]
      private let child = ChildPresenter<Int, Note>()
      var onRow: ((Dictionary<Int, NoteRow>, (Int, Int)) -> Void)?

      func row(for result: Result<Note, Error>, in pair: (left: Int, right: Int)) -> NoteRow? {
        guard let note = try? result.get(), pair.left < pair.right, 3 > 2 else { return nil }
        return NoteRow(text: note.text)
      }

      func isOrdered(_ first: Int, _ second: Int) -> Bool {
        both(first<second, second>first) && both(first < second, second > first)
      }

      func map(_ change: (Note, Int) -> Result<NoteRow, Error>, by key: KeyPath<Note, String>) {
        apply(Box<Int, String>(1), { (a, b) in a })
      }
    }

    final class ChildPresenter<First, Second> {}

    extension NotePresenter.Size { func scaled(by factors: (Int, Int)) -> String { "" } }
    """

  private let source = VariantSource(
    text: GenericTypesTests.text,
    entities: ["Note"],
    methods: [
      .get: "NotePresenter.row(for:in:)", .format: "NotePresenter.row(for:Error:in:)",
      .draw: "Page.Size.none()",
    ]
  )

  @Test func `names members by their labels only`() {
    let names = source.outline.types.flatMap { type in
      type.members.map { "\(type.name).\($0.traceName)" }
    }
    #expect(
      names == [
        "Feed.state(for:at:)", "Feed.onPage(_:_:)", "Page.items", "Page.size", "NoteRow.text",
        "NotePresenter.cache", "NotePresenter.child", "NotePresenter.onRow(_:_:)",
        "NotePresenter.row(for:in:)", "NotePresenter.isOrdered(_:_:)", "NotePresenter.map(_:by:)",
        "NotePresenter.Size.scaled(by:)",
      ]
    )
  }

  @Test func `reads the parents of a generic type`() {
    #expect(source.outline.type("NotePresenter")?.parents == ["Base", "Listener"])
  }

  @Test func `distinguishes comparisons from generic arguments`() {
    let names = ["both", "both", "apply", "Box"]
    #expect(source.outline.calls.map(\.called).filter(names.contains) == names)
    let code = source.outline.files[0]
    let counts = code.tokens.indices.filter { names.contains(code.word(at: $0) ?? "") }.map {
      name in
      let open = code.isMark("<", at: name + 1) ? code.end(of: name + 1) : name + 1
      return code.parts(code.inside(open)).count
    }
    #expect(counts == [2, 2, 2, 1])
  }

  @Test func `names the methods that the source does not declare`() {
    #expect(source.missingMethods == ["NotePresenter.row(for:Error:in:)", "Page.Size.none()"])
  }

  @Test func `finds lines that map and lines that wire`() {
    let kinds = source.lines.kinds
    // row(for:in:): takes a Note, returns a NoteRow
    #expect(kinds.filter { $0.value == .mapping }.map(\.key.number).sorted() == [20, 21, 22, 23])
    // makes the ChildPresenter
    #expect(kinds.filter { $0.value == .wiring }.map(\.key.number) == [17])
  }
}

/// Figures of types in types, of inherited protocols and of extended protocols, counted by hand.
@Suite struct NestedTypesTests {
  /// A View and a Presenter whose protocols are nested in an enum.
  private static let contract = """
    enum NoteContract {
      protocol View: AnyObject { func show(_ text: String) }
      protocol Presenter: AnyObject { var view: View? { get set } }
    }

    @Role(.presenter) final class NotePresenter: NoteContract.Presenter {
      weak var view: (any NoteContract.View)?
    }

    @Role(.view) final class NoteViewController: ViewController, NoteContract.View {
      var presenter: any NoteContract.Presenter
      init(presenter: any NoteContract.Presenter) {
        self.presenter = presenter
      }
      func show(_ text: String) {}
    }

    final class NoteBuilder {
      final class Box {}
      func make() -> ViewController {
        let presenter = NotePresenter()
        let view = NoteViewController(presenter: presenter)
        presenter.view = view
        boxes = [Box(), NoteBuilder.Box()]
        return view
      }
    }
    """

  @Test func `follows nested protocols to the types that conform to them`() {
    let source = VariantSource(text: Self.contract)
    // The View names Contract.Presenter, the Presenter names Contract.View.
    #expect(SourceMeasure.protocolCycles.count(source).value == .sizes([2]))
    #expect(SourceMeasure.cycles.count(source).value == .number(0))
  }

  @Test func `counts the protocols of a contract one by one`() {
    let source = VariantSource(text: Self.contract)
    // Both protocols; the Builder names the role.
    for role in [Role.presenter, .view] {
      #expect(
        SourceMeasure.coupling(of: role).count(source).value
          == .coupling(Coupling(outgoing: 2, incoming: 1))
      )
    }
  }

  @Test func `takes no protocol of a contract for a type of the screen`() {
    #expect(
      SourceMeasure.screenKit.count(VariantSource(text: Self.contract)).rows
        == ["no role: NoteBuilder names ViewController, A.swift:20"]
    )
  }

  @Test func `finds the wiring of nested types`() {
    let wiring = VariantSource(text: Self.contract).lines.kinds.filter { $0.value == .wiring }
    // self.presenter; three lines that make objects, presenter.view
    #expect(wiring.map(\.key.number).sorted() == [13, 21, 22, 23, 24])
  }

  @Test func `follows inherited protocols to the types that conform to them`() {
    let source = VariantSource(
      text: """
        protocol PageListener: AnyObject {}
        protocol Listing: PageListener {}
        final class List: Listing { let page: Page }
        final class Page { weak var listener: (any PageListener)? }

        protocol Node {}
        class Router: Node {}
        final class ListRouter: Router { let tree: Tree }
        final class Tree { let root: any Node }
        """
    )
    // Router leads nowhere.
    #expect(
      SourceMeasure.protocolCycles.count(source).rows == ["2: List, Page", "2: ListRouter, Tree"]
    )
  }

  @Test func `reads protocols that inherit from each other to their end`() {
    let outline = VariantSource(text: "protocol A: B {}\nprotocol B: A {}").outline
    #expect(outline.ancestors(of: outline.protocols[0]) == ["A", "B"])
  }

  @Test func `counts no extension of a protocol as its declaration`() {
    let source = VariantSource(
      text: """
        protocol Shown { var controller: ViewController { get } }
        extension Shown where Self: ViewController {
          var controller: ViewController { self }
        }
        """
    )
    #expect(SourceMeasure.requirements.count(source).value == .number(1))
    #expect(source.lines.kinds.count { $0.value == .boundary } == 1)
    #expect(source.lines.kinds.count { $0.value == .rest } == 3)
    #expect(SourceMeasure.screenKit.count(source).value == .number(1))
  }

  @Test func `finds entities and rows that are nested`() {
    let source = VariantSource(
      text: """
        enum Notes {
          struct Note {}
          struct Row {}
          static func row(for note: Note) -> Row { Row() }
        }
        """,
      entities: ["Note"]
    )
    #expect(source.lines.kinds.filter { $0.value == .mapping }.map(\.key.number) == [4])
  }
}
