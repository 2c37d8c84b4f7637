import TraceRecording

/// A Router whose weak reference is the only one to the picker that it makes.
enum ReleasedEarlyRepair {
  static let repair = Repair(
    "released-early",
    "hold PickerPresenter strongly beside Router.picker, for as long as it is needed",
    delivers: "present",
    broken: { play(Broken.PhotoRouter(), in: $0) },
    repaired: { play(Repaired.PhotoRouter(), in: $0) }
  )

  enum Broken {
    @Role(.router) final class PhotoRouter: PhotoRouterProtocol {
      private weak var picker: PickerPresenterProtocol?

      func preparePicker() {
        let presenter = PickerPresenter()
        picker = presenter
      }
      func showPicker() { picker?.present() }
    }
  }

  enum Repaired {
    @Role(.router) final class PhotoRouter: PhotoRouterProtocol {
      private weak var picker: PickerPresenterProtocol?
      private var heldPicker: PickerPresenterProtocol?

      func preparePicker() {
        let presenter = PickerPresenter()
        heldPicker = presenter
        picker = presenter
      }
      func showPicker() { picker?.present() }
    }
  }

  protocol PhotoRouterProtocol: AnyObject {
    func preparePicker()
    func showPicker()
  }
  protocol PickerPresenterProtocol: AnyObject { func present() }

  @Role(.presenter) final class PhotoPresenter {
    private let router: PhotoRouterProtocol

    init(_ router: PhotoRouterProtocol) { self.router = router }

    func open() { router.preparePicker() }
    func pick() { router.showPicker() }
  }

  @Role(.presenter) final class PickerPresenter: PickerPresenterProtocol {
    func present() {}
  }

  private static func play(
    _ make: @autoclosure () -> any PhotoRouterProtocol,
    in recorder: Recorder
  ) -> Any {
    recorder.play({ PhotoPresenter(make()) }, ("open", { $0.open() }), ("pick", { $0.pick() }))
  }
}
