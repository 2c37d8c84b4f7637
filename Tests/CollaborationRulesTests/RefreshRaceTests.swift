import Testing
import Traces

@testable import CollaborationRules

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
