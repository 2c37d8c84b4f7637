import TodosShared

/// The models of the scene of one to-do: for each use case the request, the response and the view model.
enum TodoDetail {
  /// One to-do on its own screen, ready to be drawn.
  struct DisplayedTodo: Equatable {
    let title: String
    let content: String
  }

  enum ShowTodo {
    struct Request {}

    struct Response {
      let todo: TodoItem
    }

    struct ViewModel {
      let displayedTodo: DisplayedTodo
    }
  }

  enum EditTodo {
    struct Request {
      let title: String
      let content: String
    }

    struct Response {
      let todo: TodoItem
    }

    struct ViewModel {
      let displayedTodo: DisplayedTodo
    }
  }

  enum DeleteTodo {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }

  enum ShowError {
    struct Response {
      let error: TodoError
    }

    struct ViewModel {
      let message: String
    }
  }
}
