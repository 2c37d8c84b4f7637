import Stage
import StageKit
import Testing
import TraceRecording
import Traces

import struct Foundation.IndexPath

/// A collection of two sections, whose cells have texts.
private final class Shelf: UICollectionViewController {
  var books = [["Emma"], ["Ulysses", "Dubliners"]]
  var taps: [IndexPath] = []

  final class Cell: UICollectionViewCell {
    let (title, note) = (UILabel(), UILabel())

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(title)
      contentView.addSubview(note)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "book")
    collectionView.refreshControl = UIRefreshControl(frame: .zero)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { books.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { books[section].count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    (cell as? Cell)?.title.text = books[indexPath.section][indexPath.item]
    (cell as? Cell)?.note.text = cell.reuseIdentifier
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.section > 0 }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { taps.append(indexPath) }
}

@Suite struct CollectionTests {
  private let shelf = Shelf(collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `draws registered cells of all sections`() throws {
    let rows = try played(shelf).screen?.rows ?? []
    #expect(rows.map(\.text) == ["Emma", "Ulysses", "Dubliners"])
    #expect(rows.map(\.detail) == ["book", "book", "book"])
  }

  @Test func `a tap has its section and item, and the rows of its calls their names`() throws {
    let stage = try played(shelf)
    try stage.perform(.tap(row: 1))
    try stage.perform(.tapLabel("Dubliners"))
    #expect(shelf.taps == [IndexPath(item: 1, section: 1)])
    let events = stage.recorder.trace().events.filter { $0.kind == .stage }
    let calls = events.map(\.label)
    #expect(calls.contains("collectionView(_:cellForItemAt:)"))
    #expect(calls.contains("collectionView(_:didSelectItemAt:)"))
    #expect(!calls.contains { $0.hasPrefix("tableView") })
    #expect(Set(events.compactMap(\.receiver?.type)) == ["Shelf"])
  }

  @Test func `is drawn again after a change, and can be pulled down`() throws {
    let stage = try played(shelf)
    shelf.books = [["Emma"]]
    shelf.collectionView.deleteItems(at: [IndexPath(item: 0, section: 1)])
    try stage.perform(.refresh)
    #expect(stage.screen?.rows.map(\.text) == ["Emma"])
    #expect(shelf.collectionView.refreshControl?.isRefreshing == true)
  }

  @Test func `draws nothing without a data source`() throws {
    shelf.collectionView.dataSource = nil
    #expect(try played(shelf).screen?.rows.isEmpty == true)
    #expect(shelf.collectionView.numberOfSections == 0)
  }
}
