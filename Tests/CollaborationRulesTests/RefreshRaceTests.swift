import Testing
import Traces

@testable import CollaborationRules

@Suite struct RefreshRaceTests {
  @Test func `names both requests and the older answer`() throws {
    let result = try evaluate(.refreshRace, Healthy.articles + Faulty.race)
    let finding = try #require(result.findings.first)
    #expect(
      finding.text
        == "View shows the answer to #4 loadArticles(), not to the later #8 loadArticles()."
    )
    #expect(finding.rows == [4, 8, 9, 11, 12])
    #expect(result.description == "judged 3 requests")
  }

  private let asked = """
    View -> Presenter  open()
      Presenter -> Interactor  load()
    View -> Presenter  refresh()
      Presenter -> Interactor  load()

    """

  @Test func `finds nothing if the answers keep their order`() throws {
    let answers = """
      Interactor -> Presenter  didLoad() ^2
        Presenter -> View  show()
      Interactor -> Presenter  didLoad() ^4
        Presenter -> View  show()
      """
    #expect(try evaluate(.refreshRace, asked + answers).findings == [])
  }

  @Test func `finds nothing if the older answer is not drawn`() throws {
    let answers = """
      Interactor -> Presenter  didLoad() ^4
        Presenter -> View  show()
      Interactor -> Presenter  didLoad() ^2
      """
    #expect(try evaluate(.refreshRace, asked + answers).findings == [])
  }

  @Test func `finds nothing for two different requests`() throws {
    let notation = """
      View -> Presenter  open()
        Presenter -> Interactor  load(id: 1)
        Presenter -> Interactor  load(id: 2)
      Interactor -> Presenter  didLoad(2) ^3
        Presenter -> View  show(2)
      Interactor -> Presenter  didLoad(1) ^2
        Presenter -> View  show(1)
      """
    #expect(try evaluate(.refreshRace, notation).findings == [])
  }

  @Test func `finds a race of answers that a Controller draws`() throws {
    let notation = """
      Controller -> Store  load()
      Controller -> Store  load()
      Store -> Controller  completion(2) ^2
      = screen
      Store -> Controller  completion(1) ^1
      = screen
      """
    #expect(try evaluate(.refreshRace, notation).findings.count == 1)
  }

  @Test(arguments: [("type name be", "type name berlin"), ("type \"be\"", "type \"the berlin\"")])
  func `finds a race of searches for texts typed into one field`(one: String, other: String) throws
  {
    let notation = """
      User -> View  \(one)
        View -> ViewModel  hits("be")
          ViewModel -> Repository  find("be")
      User -> View  \(other)
        View -> ViewModel  hits("berlin")
          ViewModel -> Repository  find("berlin")
      Repository -> ViewModel  completion(1) ^6
        ViewModel -> View  rows = 1
      Repository -> ViewModel  completion(40) ^3
        ViewModel -> View  rows = 40
      """
    #expect(try evaluate(.refreshRace, notation).findings.count == 1)
  }

  @Test func `finds a race of asynchronous calls`() throws {
    let notation = """
      View -> Presenter  open()
        Presenter ~> Interactor  load()
      View -> Presenter  refresh()
        Presenter ~> Interactor  load()
      Interactor --> Presenter  [4 Article] ^4
      Presenter -> View  show([4 ArticleRow]) ^3
      Interactor --> Presenter  [3 Article] ^2
      Presenter -> View  show([3 ArticleRow]) ^1
      """
    #expect(try evaluate(.refreshRace, notation).findings.count == 1)
  }
}
