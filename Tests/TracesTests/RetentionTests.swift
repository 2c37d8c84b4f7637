import SeededRandom
import Testing
import Traces

@Suite struct RetentionTests {
  private let graph = ObjectGraph(
    """
    View.presenter Presenter, Presenter.view weak View, Presenter.router Router, \
    Router.detail Detail.View, Detail.View.presenter Detail.Presenter, \
    Detail.Presenter.interactor Detail.Interactor, Detail.Interactor.output Detail.Presenter, \
    Detail.Interactor.store Store
    """
  )
  private let view = Participant(.view)

  @Test(arguments: [
    ("View", "View is a root"),
    ("Router", "Router is held: View -.presenter-> Presenter -.router-> Router"),
    (
      "Detail.View",
      "Detail.View is held: View -.presenter-> Presenter -.router-> Router -.detail-> Detail.View"
    ),
  ])
  func `names the root that keeps a participant alive`(name: String, words: String) {
    let retention = graph.retention(of: Participant(named: name), from: [view])
    #expect(retention?.description == words)
    #expect(retention?.source == .root)
  }

  @Test(arguments: [
    (
      "Detail.Interactor",
      """
      Detail.Interactor is held by a cycle: Detail.Presenter -.interactor-> Detail.Interactor \
      -.output-> Detail.Presenter
      """
    ),
    (
      "Store",
      """
      Store is held by a cycle: Detail.Presenter -.interactor-> Detail.Interactor -.output-> \
      Detail.Presenter, from there Detail.Interactor -.store-> Store
      """
    ),
    ("View", "View is held by something unseen"),
    (
      "Router",
      """
      Router is held: View -.presenter-> Presenter -.router-> Router; \
      View is held by something unseen
      """
    ),
  ])
  func `names what keeps a participant alive without a root`(name: String, words: String) {
    #expect(graph.retention(of: Participant(named: name))?.description == words)
  }

  @Test func `takes the shortest way, and strong references only`() {
    let graph = ObjectGraph("A.b B, B.c C, C.d D, A.d weak D, B.d D, D.a A")
    let retention = graph.retention(of: Participant(named: "D"), from: [Participant(named: "A")])
    #expect(retention?.path.map(\.property) == ["b", "d"])
  }

  @Test func `a participant that is not alive has no retention, and holds no other`() {
    #expect(graph.retention(of: Participant(.controller)) == nil)
    #expect(graph.retained(by: [Participant(.controller)]).isEmpty)
  }

  @Test func `objects without a root have leaked, except User and Store`() {
    let graph = ObjectGraph(
      "View.presenter Presenter, Presenter.router weak Router, User.store Store"
    )
    #expect(graph.retained(by: [view]).map(\.name) == ["View", "Presenter"])
    #expect(graph.leaked(from: [view]).map(\.name) == ["Router"])
    #expect(graph.leaked().map(\.name) == ["View", "Presenter", "Router"])
  }

  @Test func `survivors of a module are all its living objects`() {
    #expect(
      graph.survivors(of: "Detail").map(\.name) == [
        "Detail.View", "Detail.Presenter", "Detail.Interactor",
      ]
    )
    #expect(graph.survivors(of: "").map(\.name) == ["View", "Presenter", "Router"])
    #expect(graph.survivors(of: "Settings").isEmpty)
  }

  @Test func `the last of a chain of thousands is held by the first`() {
    let last = Effort.count(100_000) - 1
    let graph = ObjectGraph(count: last + 1) { $0 < last ? [$0 + 1] : [] }
    let retention = graph.retention(of: graph.participants[last], from: [graph.participants[0]])
    #expect(retention?.path.count == last)
  }
}
