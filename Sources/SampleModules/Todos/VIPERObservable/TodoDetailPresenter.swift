import Observation
import TodosShared
import TraceRecording

/// The interface of the Presenter for the View, which observes the properties.
@Doubled
protocol TodoDetailPresentation: AnyObject {
  var page: TodoPage { get }
  var message: String? { get }
  func appear() async
  func editTodo(title: String, content: String) async
  func deleteTodo() async
}

/// Has what the screen of one to-do shows; knows no View.
@Role(.presenter)
@Observable
final class TodoDetailPresenter: TodoDetailPresentation {
  private(set) var page = TodoPage()
  private(set) var message: String?

  @Seam @ObservationIgnored private var interactor: TodoDetailInteractorProtocol
  @Seam @ObservationIgnored private var router: TodoDetailRouterProtocol

  init(interactor: TodoDetailInteractorProtocol, router: TodoDetailRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func appear() async {
    await showTodo()
  }

  func editTodo(title: String, content: String) async {
    do {
      try await interactor.editTodo(title: title, content: content)
      await showTodo()
    } catch {
      show(error)
    }
  }

  func deleteTodo() async {
    do {
      try await interactor.deleteTodo()
      router.navigate(to: .back)
    } catch {
      show(error)
    }
  }

  private func showTodo() async {
    let todo = await interactor.selectedTodo()
    page = TodoPage(title: todo.title, content: todo.content)
    message = nil
  }

  private func show(_ error: TodoError) {
    message = error.message
  }
}
