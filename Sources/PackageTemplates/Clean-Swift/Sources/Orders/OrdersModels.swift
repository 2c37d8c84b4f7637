/// The models of the list: for each use case the request, the response and the view model.
enum OrdersModels {
  enum FetchItems {
    struct Request {}

    struct Response {
      /// The items; nil if they cannot be loaded.
      let items: [OrdersItem]?
    }

    struct ViewModel {
      let rows: [OrdersRow]
      let message: String?
    }
  }

  enum SelectItem {
    struct Request {
      let index: Int
    }

    struct Response {
      let item: OrdersItem
    }

    struct ViewModel {
      let row: OrdersRow
    }
  }
}
