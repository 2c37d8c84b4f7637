import TraceRecording

/// A Presenter that requests the check of each field separately.
enum PingPongRepair {
  static let repair = Repair(
    "ping-pong",
    "ask FormInteractor once, for all of it",
    delivers: "show",
    broken: { play({ Broken.FormPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.FormPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      weak var view: FormViewProtocol?
      private let interactor: FormInteractor

      init(_ interactor: FormInteractor) { self.interactor = interactor }

      func check(_ fields: [String]) {
        let isValid = fields.allSatisfy { interactor.isValid($0) }
        view?.show(isValid)
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      weak var view: FormViewProtocol?
      private let interactor: FormInteractor

      init(_ interactor: FormInteractor) { self.interactor = interactor }

      func check(_ fields: [String]) {
        let isValid = interactor.areValid(fields)
        view?.show(isValid)
      }
    }
  }

  protocol FormViewProtocol: AnyObject { func show(_ isValid: Bool) }
  protocol FormPresenterProtocol: AnyObject {
    var view: FormViewProtocol? { get set }
    func check(_ fields: [String])
  }

  @Role(.view) final class FormView: FormViewProtocol {
    var presenter: FormPresenterProtocol?

    func tapCheck() { presenter?.check(["Ann", "Street 1", "Town"]) }
    func show(_ isValid: Bool) {}
  }

  @Role(.interactor) final class FormInteractor {
    func isValid(_ field: String) -> Bool { !field.isEmpty }
    func areValid(_ fields: [String]) -> Bool { fields.allSatisfy { !$0.isEmpty } }
  }

  private static func play(
    _ make: (FormInteractor) -> any FormPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    func assemble() -> FormView {
      let (view, presenter) = (FormView(), make(FormInteractor()))
      view.presenter = presenter
      presenter.view = view
      return view
    }
    return recorder.play(assemble, ("check", { $0.tapCheck() }))
  }
}
