import Testing
import TodosShared

@testable import SamplesRPVC

@Suite struct TodoMappingTests {
  @Test func `shows titles and excerpts`() {
    let state = TodoListPresenter.mapToViewState(TodoItem.samples)
    #expect(state.rows.map(\.id) == [1, 2, 3])
    #expect(state.rows.map(\.title) == ["Focus", "Value", "Action"])
    #expect(state.rows[1].excerpt == "Ask who is better off…")
    #expect(state.message == nil)
  }

  @Test func `says beside the rows what is wrong`() {
    let state = TodoListPresenter.mapToViewState([TodoItem.samples[0]], .emptyTitle)
    #expect(state.rows.count == 1)
    #expect(state.message == "A to-do needs a title.")
  }

  @Test func `shows one to-do in full`() {
    let todo = TodoItem.samples[1]
    #expect(
      TodoDetailPresenter.mapToViewState(todo, .gone(todo))
        == TodoDetailViewState(
          title: "Value",
          content: "Ask who is better off for it.",
          message: "This to-do is already gone."
        )
    )
    #expect(TodoDetailPresenter.mapToViewState(todo).message == nil)
  }
}
