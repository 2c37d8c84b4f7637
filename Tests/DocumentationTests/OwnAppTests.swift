import ReactiveSeams
import Testing
import TraceRecording
import Traces

import class ReactiveShapes.Observable
import class ReactiveShapes.PassthroughSubject
import class ReactiveShapes.PublishSubject
import enum ReactiveShapes.Subscribers
import protocol ReactiveShapes.Subscriber
import protocol ReactiveShapes.Subscription
import struct ReactiveShapes.AnyPublisher

/// The behaviour that the guide YourOwnApp promises.
@Suite struct OwnAppTests {
  private let recorder = Recorder()

  private var rows: [String] {
    recorder.trace().rows.filter { $0.kind != .return }.map {
      "\($0.sender?.name ?? "nobody") -> \($0.receiver?.name ?? "nobody") \($0.label)"
    }
  }

  @Test func `a screen without a lane receives published values`() {
    recorder.recording {
      let presenter = OrderPresenter()
      recorder.action("open", to: presenter) { presenter.load() }
      #expect(presenter.rows == ["Pen", "Desk"])
    }
    #expect(
      rows.prefix(2) == ["User -> Presenter open", "Presenter -> Screen rows([\"Pen\", \"Desk\"])"]
    )
    #expect(recorder.trace().lanes.map(\.role).contains(Role("Screen", as: .view)))
  }

  @Test func `publishing records nothing without a recorder`() {
    OrderPresenter().load()
    #expect(rows.isEmpty)
  }

  private func recording(_ body: (News, NewsDesk) -> Void) {
    recorder.recording {
      let (news, desk) = (News(), NewsDesk())
      desk.news = news
      body(news, desk)
    }
  }

  @Test func `values of Combine are messages back, as many as were requested`() {
    recording { news, desk in
      recorder.action("open", to: desk) { desk.read(2) }
      recorder.action("print", to: news) { ["a", "b", "c"].forEach(news.subject.send) }
      #expect(desk.heard == ["a", "b"])
      recorder.action("end", to: news) { news.subject.send(completion: .finished) }
      #expect(desk.heard == ["a", "b", "finished"])
    }
    #expect(
      rows.filter { $0.hasPrefix("Repository") } == [
        "Repository -> Presenter headlines(\"a\")", "Repository -> Presenter headlines(\"b\")",
      ]
    )
  }

  @Test func `a late value of Combine is requested late`() throws {
    try recorder.inject(.delay(10), "Repository -> Presenter headlines", occurrence: 1)
    recording { news, desk in
      recorder.action("open", to: desk) { desk.read(1, more: 1) }
      recorder.action("print", to: news) { news.subject.send("a") }
      recorder.action("print", to: news) { news.subject.send("b") }
      #expect(desk.heard == ["a", "b"])
    }
  }

  @Test func `values of RxSwift are messages back`() {
    recording { news, desk in
      recorder.action("open", to: desk) { desk.listen() }
      recorder.action("print", to: news) { news.feed.onNext(3) }
      #expect(desk.heard == ["3"])
    }
    #expect(rows.contains("Repository -> Presenter counts(3)"))
  }
}

@Doubled protocol NewsProtocol: AnyObject {
  func headlines() -> AnyPublisher<String, Never>
  func counts() -> Observable<Int>
}

@Role(.repository) final class News: NewsProtocol {
  let subject = PassthroughSubject<String, Never>()
  let feed = PublishSubject<Int>()
  func headlines() -> AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
  func counts() -> Observable<Int> { feed.asObservable() }
}

@Role(.presenter) final class NewsDesk {
  var news: (any NewsProtocol)?
  private(set) var heard: [String] = []

  /// Requests `count` headlines, and `more` after each headline.
  func read(_ count: Int, more: Int = 0) {
    news?.headlines().receive(subscriber: Listener(self, count, more))
  }

  func listen() {
    _ = news?.counts().subscribe { [weak self] event in
      if case .next(let count) = event { self?.heard.append("\(count)") }
    }
  }

  final class Listener: Subscriber {
    private let desk: NewsDesk
    private let (count, more): (Int, Int)

    init(_ desk: NewsDesk, _ count: Int, _ more: Int) {
      self.desk = desk
      (self.count, self.more) = (count, more)
    }

    func receive(subscription: any Subscription) { subscription.request(.max(count)) }
    func receive(_ input: String) -> Subscribers.Demand {
      desk.heard.append(input)
      return .max(more)
    }
    func receive(completion: Subscribers.Completion<Never>) { desk.heard.append("finished") }
  }
}
