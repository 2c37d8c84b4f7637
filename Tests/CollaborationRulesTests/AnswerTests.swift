import Testing
import Traces

@testable import CollaborationRules

@Suite struct DoubleReplyTests {
  private func findings(answers: [String]) throws -> [Finding] {
    let lines = answers.map { "  Interactor -> Presenter  \($0)" }.joined(separator: "\n")
    let notation = "View -> Presenter  open()\nPresenter -> Interactor  load()\n" + lines
    return try evaluate(.doubleReply, notation).findings
  }

  @Test(arguments: [
    ["didLoad([2 Article])", "didLoad([2 Article])"],
    ["didLoad([2 Article])", "didFailToLoad(Down.down)"],
    ["onError(Down.down)", "didFetchArticles([2 Article])"],
    ["completion(success([2 Article]))", "completion(failure(Down.down))"],
  ]) func `finds the same answer twice, and answers that contradict`(answers: [String]) throws {
    #expect(try findings(answers: answers).count == 1)
  }

  @Test(arguments: [
    ["didFetchProfile(Profile(id: 1))", "didFailToFetchStats(Down.down)"],
    ["didFetchProfile(Profile(id: 1))", "didFetchStats(Stats(id: 1))"],
    ["didProgress(0.1)", "didProgress(0.2)"],
    ["load([2 Article])", "load([2 Article])"],
    ["onProgress(0.5)", "didFail(Down.down)"],
    ["onNext([2 Article])", "onError(Down.down)"],
    ["didReceive(1)", "didReceive(2)", "didFail(Down.down)"],
  ]) func `ignores different topics, and an error that ends an answer in pieces`(answers: [String])
    throws
  {
    #expect(try findings(answers: answers) == [])
  }

  @Test(arguments: [
    """
    View -> Presenter  open()
      Presenter -> View  showLoading(true)
      Presenter -> View  showLoading(true)
    """,
    """
    Presenter -> Interactor  save()
      Interactor -> Presenter  didSave()
        Presenter -> Interactor  save()
          Interactor -> Presenter  didSave()
    """,
  ]) func `ignores messages to a View, and an answer inside another`(notation: String) throws {
    #expect(try evaluate(.doubleReply, notation).findings == [])
  }
}

@Suite struct RefreshRaceTests {
  private static let asked = """
    View -> Presenter  open()
      Presenter -> Interactor  load()
    View -> Presenter  refresh()
      Presenter -> Interactor  load()

    """

  @Test(arguments: [
    asked + """
      Interactor -> Presenter  didLoad() ^2
        Presenter -> View  show()
      Interactor -> Presenter  didLoad() ^4
        Presenter -> View  show()
      """,
    asked + """
      Interactor -> Presenter  didLoad() ^4
        Presenter -> View  show()
      Interactor -> Presenter  didLoad() ^2
      """,
    """
    View -> Presenter  open()
      Presenter -> Interactor  load(id: 1)
      Presenter -> Interactor  load(id: 2)
    Interactor -> Presenter  didLoad(2) ^3
      Presenter -> View  show(2)
    Interactor -> Presenter  didLoad(1) ^2
      Presenter -> View  show(1)
    """,
  ]) func `ignores answers in order, an answer that is not drawn, and different requests`(
    notation: String
  ) throws {
    #expect(try evaluate(.refreshRace, notation).findings == [])
  }

  @Test(arguments: [
    """
    Controller -> Store  load()
    Controller -> Store  load()
    Store -> Controller  completion(2) ^2
    = screen
    Store -> Controller  completion(1) ^1
    = screen
    """,
    """
    View -> Presenter  open()
      Presenter ~> Interactor  load()
    View -> Presenter  refresh()
      Presenter ~> Interactor  load()
    Interactor --> Presenter  [4 Article] ^4
    Presenter -> View  show([4 ArticleRow]) ^3
    Interactor --> Presenter  [3 Article] ^2
    Presenter -> View  show([3 ArticleRow]) ^1
    """,
  ]) func `finds a race of answers that a Controller draws, and of asynchronous calls`(
    notation: String
  ) throws {
    #expect(try evaluate(.refreshRace, notation).findings.count == 1)
  }
}

@Suite struct SwallowedFailureTests {
  private let failure = """
    User -> View  open
      View -> Presenter  viewDidLoad()
        Presenter -> Interactor  fetchProfile()
        Presenter -> Interactor  fetchStats()
    Interactor ~> Presenter  didFailToFetchStats(.offline) ^4
    Interactor ~> Presenter  didFetchProfile(Profile) ^3
    """

  @Test func `finds nothing while the Presenter handles a later answer`() throws {
    #expect(try evaluate(.swallowedFailure, failure).findings.count == 1)
    #expect(try evaluate(.swallowedFailure, failure, pending: 1).findings == [])
  }

  @Test(arguments: ["View", "somebody"])
  func `finds nothing for a Presenter without a View, as in SwiftUI`(sender: String) throws {
    let result = try evaluate(
      .swallowedFailure,
      """
      \(sender) -> Presenter  load()
        Presenter -> Interactor  fetchStats()
      Interactor ~> Presenter  didFailToFetchStats(.offline) ^2
      """
    )
    #expect(result.findings.isEmpty == (sender == "somebody"))
  }
}
