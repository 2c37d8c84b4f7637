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
