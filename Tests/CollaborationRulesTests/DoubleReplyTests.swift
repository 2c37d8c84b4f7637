import Testing
import Traces

@testable import CollaborationRules

@Suite struct DoubleReplyTests {
  private func evaluate(answers: String...) throws -> RuleResult {
    let lines = answers.map { "  Interactor -> Presenter  \($0)" }.joined(separator: "\n")
    return try CollaborationRulesTests.evaluate(
      .doubleReply,
      "View -> Presenter  open()\nPresenter -> Interactor  load()\n" + lines
    )
  }

  @Test func `names the request and both answers`() throws {
    let result = Rule.doubleReply.evaluate(try Faulty.named("double-reply"))
    let finding = try #require(result.findings.first)
    #expect(finding.text == "Interactor answered #3 loadArticles() twice.")
    #expect(finding.details == ["First #4 onSuccess(_:), then #6 onError(_:)."])
    #expect(finding.rows == [3, 4, 6])
    #expect(result.description == "judged 1 request")
  }

  @Test(arguments: [
    ["didLoad([2 Article])", "didLoad([2 Article])"],
    ["didLoad([2 Article])", "didFailToLoad(Down.down)"],
    ["onError(Down.down)", "didFetchArticles([2 Article])"],
    ["completion(success([2 Article]))", "completion(failure(Down.down))"],
  ]) func `finds the same answer twice, and answers that contradict`(answers: [String]) throws {
    #expect(try evaluate(answers: answers[0], answers[1]).findings.count == 1)
  }

  @Test(arguments: [
    ["didFetchProfile(Profile(id: 1))", "didFailToFetchStats(Down.down)"],
    ["didFetchProfile(Profile(id: 1))", "didFetchStats(Stats(id: 1))"],
    ["didProgress(0.1)", "didProgress(0.2)"],
    ["load([2 Article])", "load([2 Article])"],
  ]) func `finds nothing for answers about different topics`(answers: [String]) throws {
    #expect(try evaluate(answers: answers[0], answers[1]).findings == [])
  }

  @Test(arguments: [
    ["onProgress(0.5)", "didFail(Down.down)"],
    ["onNext([2 Article])", "onError(Down.down)"],
    ["didReceive(1)", "didReceive(2)", "didFail(Down.down)"],
  ]) func `ignores an error that ends an answer in pieces`(answers: [String]) throws {
    let lines = answers.map { "  Interactor -> Presenter  \($0)" }.joined(separator: "\n")
    let notation = "View -> Presenter  open()\nPresenter -> Interactor  load()\n" + lines
    #expect(try CollaborationRulesTests.evaluate(.doubleReply, notation).findings == [])
  }

  @Test func `ignores messages to a View`() throws {
    let notation = """
      View -> Presenter  open()
        Presenter -> View  showLoading(true)
        Presenter -> View  showLoading(true)
      """
    #expect(try CollaborationRulesTests.evaluate(.doubleReply, notation).findings == [])
  }

  @Test func `assigns an answer to the nearest enclosing request`() throws {
    let notation = """
      Presenter -> Interactor  save()
        Interactor -> Presenter  didSave()
          Presenter -> Interactor  save()
            Interactor -> Presenter  didSave()
      """
    #expect(try CollaborationRulesTests.evaluate(.doubleReply, notation).findings == [])
  }
}
