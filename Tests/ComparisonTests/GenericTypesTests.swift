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
    let calls = source.outline.calls.filter { ["both", "apply", "Box"].contains($0.path) }
    #expect(calls.map(\.name) == ["both(_:_:)", "both(_:_:)", "apply(_:_:)", "Box(_:)"])
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
