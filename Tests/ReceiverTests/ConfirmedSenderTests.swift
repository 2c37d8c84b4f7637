import Dispatch
import Testing
import TraceRecording
import Traces

/// Tests that the source of a sender's class confirms the sender, or else the row says `somebody`.
@Suite struct ConfirmedSenderTests {
  private let recorder = Recorder()
  private let feed: NewsFeed
  private let router: NewsRouter

  init() throws {
    (feed, router) = recorder.recording { (NewsFeed(), NewsRouter()) }
    recorder.act("assemble", to: router) { router.assemble(feed) }
  }

  private var rows: [String] {
    recorder.trace().rows.filter(\.isMessage).map {
      "\($0.sender?.name ?? "somebody") -> \($0.receiver?.name ?? "?") \($0.message?.baseName ?? "")"
    }
  }

  /// Returns the rows of an action of the Presenter.
  private func rows(of deed: (NewsPresenter) -> Void) throws -> [String] {
    let count = rows.count
    let presenter = try #require(router.presenter)
    recorder.act("go", to: presenter) { deed(presenter) }
    return Array(rows.dropFirst(count))
  }

  @Test func `an initializer's messages come from the new object`() {
    #expect(rows == ["Interactor -> Repository observe"])
  }

  @Test func `a closure that an initializer passes leads back to its object`() {
    recorder.act("change", to: feed) { feed.change() }
    #expect(router.interactor?.reloads == 1)
    #expect(rows.dropFirst() == ["Repository -> Interactor onChange"])
  }

  @Test func `a computed property's messages come from its own object`() throws {
    #expect(try rows { $0.open() } == ["Interactor -> Repository all"])
  }

  @Test func `a call of an object to itself is no row, whatever group it arrives by`() throws {
    let (queue, group) = (DispatchQueue(label: "news"), DispatchGroup())
    let rows = try rows { presenter in
      presenter.retry(on: queue, group)
      group.wait()
    }
    #expect(rows == ["Presenter -> Interactor reload"])
  }

  @Test func `a closure that an object passes to itself is called without a row`() {
    let queue = DispatchQueue(label: "news")
    let press = recorder.recording { NewsPress(feed) }
    let count = rows.count
    recorder.recording {
      press.start(on: queue)
      queue.sync {}
    }
    #expect(rows.dropFirst(count) == ["somebody -> Press start", "Press -> Repository all"])
  }

  @Test func `a read of an inherited property is no call of the method with its name`() {
    let view = recorder.recording { NewsTableView() }
    #expect(recorder.recording { view.table(rowsIn: 2) } == 2)
    #expect(rows.last == "somebody -> Table.View table")
  }

  @Test func `a read of another object's property is no call of its method with that name`() {
    let (view, reloader) = recorder.recording { (NewsTableView(), NewsReloader()) }
    view.table.source = view
    recorder.recording { reloader.reload(view) }
    #expect(rows.last == "somebody -> Table.View table")
  }

  @Test func `a method passed as a value sends its messages`() {
    let (ticker, timer) = recorder.recording { (NewsTicker(feed), NewsTimer()) }
    recorder.act("start", to: ticker) { ticker.start(timer) }
    recorder.recording { timer.fire() }
    #expect(rows.last == "Ticker -> Repository all")
  }

  @Test func `a helper without a role is somebody`() throws {
    let rows = try rows { _ in router.start(with: NewsHelper(), feed) }
    let messages = ["Router -> Presenter delegate", "somebody -> Router assemble"]
    #expect(Array(rows.dropFirst().prefix(2)) == messages)
  }

  @Test func `messages of an extension are known for all objects of the class`() {
    let (one, other) = recorder.recording { (NewsDesk(feed), NewsDesk(feed)) }
    let start = rows.count
    recorder.act("go", to: router) {
      one.count()
      other.stir()
      one.watch()
    }
    #expect(
      rows.dropFirst(start).filter { $0.contains("-> Repository") } == [
        "Desk.Presenter -> Repository all", "Desk.Presenter:2 -> Repository change",
        "Desk.Presenter -> Repository observe",
      ]
    )
  }

  @Test func `messages of a private method in an extension come from its object`() {
    let archive = recorder.recording { NewsArchive(feed) }
    recorder.act("go", to: router) { archive.open() }
    #expect(
      rows.suffix(2) == [
        "Router -> Archive.Interactor open", "Archive.Interactor -> Repository all",
      ]
    )
  }

  @Test func `the object graph contains every object that was called`() throws {
    let graph = recorder.objectGraph()
    let names = graph.references.map { "\($0.owner.name).\($0.property)" }
    let known: Set = ["Router.presenter", "Presenter.interactor", "Interactor.feed"]
    #expect(known.isSubset(of: names))
  }
}
