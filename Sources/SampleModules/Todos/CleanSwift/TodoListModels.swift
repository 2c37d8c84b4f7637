import TodosShared

/// The models of the list: for each use case the request, the response and the view model.
enum TodoList {
  /// One to-do in the list, ready to be drawn.
  struct DisplayedTodo: Equatable {
    let title: String
    let excerpt: String
  }

  enum FetchTodos {
    struct Request {}

    struct Response {
      let todos: [TodoItem]
    }

    struct ViewModel {
      let displayedTodos: [DisplayedTodo]
    }
  }

  /// Answered by a response of `FetchTodos` or `ShowError`.
  enum AddTodo {
    struct Request {
      let title: String
      let content: String
    }
  }

  /// Answered by a response of `FetchTodos`, and of `ShowError` if the to-do is gone.
  enum RemoveTodo {
    struct Request {
      let index: Int
    }
  }

  enum SelectTodo {
    struct Request {
      let index: Int
    }

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
