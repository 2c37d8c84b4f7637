import TodosShared
import TraceRecording

/// The interface of the Interactor for the Router; the Interactor listens to the detail as well.
@Doubled
protocol TodoListInteractable: TodoDetailListener {
  var router: (any TodoListRouting)? { get set }
  func activate()
}

/// The interface of the View for the Router.
@Doubled
protocol TodoListViewControllable: AnyObject {
  func push(_ detail: any ViewControllable)
  func pop()
}

/// Attaches the detail of one to-do and shows it, and detaches it after its screen was left.
@Role(.router)
final class TodoListRouter: ViewableRouter, TodoListRouting {
  private var interactor: any TodoListInteractable
  private var viewController: any TodoListViewControllable
  private let todoDetailBuilder: any TodoDetailBuildable
  @Unseen private var todoDetail: (any ViewableRouting)?

  init(
    interactor: any TodoListInteractable,
    viewController: any TodoListViewControllable & ViewControllable,
    todoDetailBuilder: any TodoDetailBuildable
  ) {
    self.interactor = interactor
    self.viewController = viewController
    self.todoDetailBuilder = todoDetailBuilder
    super.init(viewControllable: viewController)
    interactor.router = self
  }

  override func load() {
    interactor.activate()
  }

  // MARK: - TodoListRouting

  func attachTodoDetail(for todo: TodoItem) {
    guard todoDetail == nil else { return }
    let detail = todoDetailBuilder.build(withListener: interactor, todo: todo)
    todoDetail = detail
    attachChild(detail)
    viewController.push(detail.viewControllable)
  }

  func closeTodoDetail() {
    viewController.pop()
  }

  func detachTodoDetail() {
    guard let todoDetail else { return }
    detachChild(todoDetail)
    self.todoDetail = nil
  }
}
