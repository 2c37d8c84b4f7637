import TraceRecording

/// Two Views that share a Presenter, which updates only the second one.
enum ViewReplacedRepair {
  static let repair = Repair(
    "view-replaced",
    "make a ListPresenter for each ListView",
    delivers: "show",
    broken: { play(Broken.assemble, in: $0) },
    repaired: { play(Repaired.assemble, in: $0) }
  )

  enum Broken {
    static func assemble(_ views: [ListView]) {
      let (presenter, interactor) = (ListPresenter(), ListInteractor())
      for view in views {
        ListModule.assemble(view, presenter, interactor)
      }
    }
  }

  enum Repaired {
    static func assemble(_ views: [ListView]) {
      for view in views {
        ListModule.assemble(view, ListPresenter(), ListInteractor())
      }
    }
  }

  private static func play(_ assemble: ([ListView]) -> Void, in recorder: Recorder) -> Any {
    let views = recorder.recording {
      let views = [ListView(), ListView()]
      assemble(views)
      return views
    }
    recorder.recording {
      for view in views { recorder.action("open", to: view) { view.viewDidLoad() } }
    }
    return views
  }
}
