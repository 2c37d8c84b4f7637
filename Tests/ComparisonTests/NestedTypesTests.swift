import Stage
import Testing
import Traces

@testable import Comparison

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
