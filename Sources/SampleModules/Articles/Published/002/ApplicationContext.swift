import ArticlesShared
import Stage

/// Stands for Android's application context: what the whole app has, and no screen.
final class ApplicationContext {
  let store: any ArticleStoreProtocol
  let ioQueue: Queue
  private weak var task: NavigationController?

  init(store: any ArticleStoreProtocol, ioQueue: Queue, task: NavigationController) {
    self.store = store
    self.ioQueue = ioQueue
    self.task = task
  }

  /// Shows a screen as an activity of a new task, for which Android takes the task that the app has already.
  func startActivityInNewTask(_ activity: ViewController) {
    task?.pushViewController(activity, animated: true)
  }
}
