import CollaborationTesting
import Testing
import Traces

/// Traces that are as expected, and traces that are not.
@Suite struct ExpectTraceTests {
  private let trace: Trace

  init() throws {
    trace = try Trace(
      notation: """
        lanes User View Presenter Interactor Store Router
        User -> View open
          View -> Presenter fetchProducts()
            Presenter -> Interactor getProducts()
              Interactor -> Store loadProducts()
              Store --> Interactor [2 ProductEntity]
              Interactor -> Presenter didFetchProducts([2 ProductEntity])
                Presenter -> View showProducts([2 ProductRow])
        """
    )
  }

  @Test func `accepts every message, and gaps`() {
    expectTrace(trace) {
      """
      User -> View open
        View -> Presenter fetchProducts()
          ...
          Presenter -> View showProducts(_)
      """
    }
    expectTrace(trace, only: [.view]) {
      """
      User -> View open
        View -> Presenter fetchProducts()
          Presenter -> View showProducts([2 ProductRow])
      """
    }
    expectTrace(trace, ignoring: [.store, .user]) {
      """
      View -> Presenter fetchProducts()
        Presenter -> Interactor getProducts()
          Interactor -> Presenter didFetchProducts([2 ProductEntity])
            Presenter -> View showProducts([2 ProductRow])
      """
    }
    expectTrace(trace, .containing) {
      """
      View -> Presenter fetchProducts()
      Presenter -> View showProducts(_)
      """
    }
  }

  @Test func `says what was expected and what was found`() {
    let texts = failureTexts {
      expectTrace(trace, ignoring: [.user]) {
        """
        View -> Presenter fetchProducts()
          Presenter -> Interactor getProducts()
            Interactor -> Store loadProducts()
            Store --> Interactor [2 ProductEntity]
            Interactor -> Presenter didFetchProducts([2 ProductEntity])
              Presenter -> View showError(_)
        """
      }
    }
    #expect(
      texts == [
        """
        Expected Presenter -> View showError(_), found Presenter -> View showProducts([2 ProductRow]).
        Caused by Interactor -> Presenter didFetchProducts([2 ProductEntity]).

              Interactor -> Store loadProducts()
              Store --> Interactor [2 ProductEntity]
              Interactor -> Presenter didFetchProducts([2 ProductEntity])
        -       Presenter -> View showError(_)
        +       Presenter -> View showProducts([2 ProductRow])

             View     Interactor
                Presenter     Store
          4   ┊     ┃     ┃────►┊       loadProducts()
          5   ┊     ┃     ┃◄╌╌╌╌┊       [2 ProductEntity]
          6   ┊     ┃◄────┃     ┊       didFetchProducts([2 ProductEntity])
          7▸  ┊◄────┃     ┃     ┊         showProducts([2 ProductRow])

        If this is right, take the lines that are marked with + , or run the test once with VIPERLAB_UPDATE_GOLDENS=1.
        """
      ]
    )
  }
}
