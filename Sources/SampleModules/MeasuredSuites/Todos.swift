import ComparisonData

// Written by  swift run MeasureSuites  from the results; not to be edited.

extension MeasuredSuites {
  /// The suites of Todos.
  static let todos = SuiteMeasures(
    faults: [
      .init(
        "uncut-content",
        "a row shows the whole content of its to-do",
        rule: "a value is shown as it is, and not what is made of it",
        scenario: "open"
      ),
      .init(
        "newest-first",
        "the list begins with the newest to-do, not with the oldest",
        rule: "a list stands in the opposite order",
        scenario: "open"
      ),
      .init(
        "unlisted-addition",
        "a new to-do is kept, and the list does not show it",
        rule: "a statement that calls or sets something is left out",
        scenario: "add"
      ),
      .init(
        "untitled-addition",
        "a new to-do needs no title",
        rule: "a condition is not asked, and counts as met",
        scenario: "add-empty"
      ),
      .init(
        "texts-exchanged",
        "what was typed as the title of a new to-do becomes its content, and the other way round",
        rule: "an argument, an element or a statement changes places with the one after it",
        scenario: "add"
      ),
      .init(
        "wrong-page",
        "a tap on any to-do opens the first one",
        rule: "whichever element is meant, the first is taken",
        scenario: "select"
      ),
      .init(
        "wrong-swipe",
        "the to-do below the one that is swiped away goes",
        rule: "the element after the one that is meant is taken",
        scenario: "delete"
      ),
      .init(
        "page-unchanged",
        "an edited to-do is kept, and its own screen goes on showing what it was",
        rule: "a statement that calls or sets something is left out",
        scenario: "edit"
      ),
      .init(
        "untitled-edit-unsaid",
        "nothing is said when an edited to-do has no title",
        rule: "a statement that calls or sets something is left out",
        scenario: "edit-empty"
      ),
      .init(
        "page-stays-open",
        "a to-do is deleted on its own screen, which stays",
        rule: "a statement that calls or sets something is left out",
        scenario: "delete-in-detail"
      ),
      .init(
        "gone-swipe-unsaid",
        "nothing is said when the to-do that is swiped away is gone",
        rule: "nothing is done in a case of a switch, or in a catch",
        scenario: "delete-gone"
      ),
      .init(
        "message-stays",
        "the message on the list stays when the next to-do is swiped away",
        rule: "what was there stays where nothing comes in its place",
        scenario: "delete-gone"
      ),
      .init(
        "list-kept",
        "the list is still there after it is closed",
        rule: "a reference that holds nobody holds whom it names",
        scenario: "open"
      ),
      .init(
        "page-kept",
        "the page of a to-do is still there after it was left",
        rule: "a reference that holds nobody holds whom it names",
        scenario: "select"
      ),
    ],
    suites: [
      "clean-swift": SuiteMeasure(
        doubles: [
          "TodoDetailBusinessLogic: TodoDetailInteractorSpy",
          "TodoDetailDisplayLogic: TodoDetailViewSpy",
          "TodoDetailPresentationLogic: TodoDetailPresenterSpy",
          "TodoDetailRoutingLogic: TodoDetailRouterSpy",
          "TodoListBusinessLogic: TodoListInteractorSpy",
          "TodoListDisplayLogic: TodoListViewSpy",
          "TodoListPresentationLogic: TodoListPresenterSpy",
          "TodoListRoutingLogic: TodoListRouterSpy",
        ],
        waits: [],
        lines: [
          .init("TodoDetailDoubles.swift", lines: 43),
          .init("TodoDetailInteractorTests.swift", lines: 50),
          .init("TodoDetailPresenterTests.swift", lines: 25),
          .init("TodoDetailViewTests.swift", lines: 43),
          .init("TodoListDoubles.swift", lines: 39),
          .init("TodoListInteractorTests.swift", lines: 52),
          .init("TodoListPresenterTests.swift", lines: 30),
          .init("TodoListViewTests.swift", lines: 41),
          .init("TodoRoutersTests.swift", lines: 44),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "keeps the to-do that was selected for the next scene",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "3ad2b61a8694ac07"
      ),
      "mvc": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("TodoControllersTests.swift", lines: 84)
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "keeps the old texts when the title is empty",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "keeps the old texts when the title is empty",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps nothing of an edit when the to-do is gone",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "shows a message until something goes well",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "d5d6ea4eef87b5d6"
      ),
      "mvp": SuiteMeasure(
        doubles: [
          "TodoDetailContract.View: TodoDetailViewSpy",
          "TodoListContract.Presenter: TodoListPresenterSpy",
          "TodoListContract.View: TodoListViewSpy",
        ],
        waits: [
          "TodoListViewTests.swift:44"
        ],
        lines: [
          .init("TodoDetailPresenterTests.swift", lines: 49),
          .init("TodoListPresenterTests.swift", lines: 66),
          .init("TodoListViewTests.swift", lines: 44),
          .init("TodoScreensTests.swift", lines: 35),
          .init("TodoViewSpies.swift", lines: 21),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "leads back to the list when its to-do is deleted",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "shows a message until something goes well",
          "list-kept": "a Presenter holds no View",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "52c6f767d84518aa"
      ),
      "mvvm": SuiteMeasure(
        doubles: [],
        waits: [],
        lines: [
          .init("TodoDetailViewModelTests.swift", lines: 59),
          .init("TodoListViewModelTests.swift", lines: 59),
          .init("TodoViewsTests.swift", lines: 39),
        ],
        killers: [
          "uncut-content": "fills the form with the texts of the to-do",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "leads back to the list when its to-do is deleted",
          "wrong-swipe": "removes the row that is swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "6a3e75db599123ee"
      ),
      "mvvm-c": SuiteMeasure(
        doubles: [
          "TodoDetailCoordinatorDelegate: TodoDetailCoordinatorTests.ParentSpy",
          "TodoDetailViewModelDelegate: CoordinatorSpy",
          "TodoListViewModelDelegate: CoordinatorSpy",
        ],
        waits: [],
        lines: [
          .init("TodoDetailCoordinatorTests.swift", lines: 55),
          .init("TodoDetailViewModelTests.swift", lines: 56),
          .init("TodoListViewModelTests.swift", lines: 67),
          .init("TodoViewsTests.swift", lines: 55),
        ],
        killers: [
          "uncut-content": "fills the form with the texts of the to-do",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "frees the child Coordinator, however its screen was left",
          "wrong-swipe": "removes the row that is swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "frees the child Coordinator, however its screen was left",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "37841bb25bd4e241"
      ),
      "mvvm-observable": SuiteMeasure(
        doubles: [],
        waits: [
          "TodoDetailViewModelTests.swift:24",
          "TodoDetailViewModelTests.swift:30",
          "TodoDetailViewModelTests.swift:38",
          "TodoDetailViewModelTests.swift:44",
          "TodoDetailViewModelTests.swift:51",
          "TodoListViewModelTests.swift:13",
          "TodoListViewModelTests.swift:33",
          "TodoListViewModelTests.swift:38",
          "TodoListViewModelTests.swift:45",
          "TodoListViewModelTests.swift:46",
          "TodoListViewModelTests.swift:53",
          "TodoListViewModelTests.swift:60",
          "TodoListViewModelTests.swift:61",
          "TodoListViewModelTests.swift:69",
          "TodoListViewModelTests.swift:70",
          "TodoListViewModelTests.swift:72",
          "TodoListViewModelTests.swift:90",
          "TodoViewsTests.swift:39",
        ],
        lines: [
          .init("TodoDetailViewModelTests.swift", lines: 45),
          .init("TodoListViewModelTests.swift", lines: 82),
          .init("TodoViewsTests.swift", lines: 58),
        ],
        killers: [
          "uncut-content": "fills the form with the texts of the to-do",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "leads back to the list when its to-do is deleted",
          "wrong-swipe": "removes the row that is swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back once, however often it is drawn",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "b71be0dadc773cd0"
      ),
      "ribs": SuiteMeasure(
        doubles: [
          "TodoDetailInteractable: TodoDetailInteractableSpy",
          "TodoDetailListener: TodoDetailSpy",
          "TodoDetailPresentable: TodoDetailSpy",
          "TodoDetailPresentableListener: TodoListenerSpy",
          "TodoListPresentable: TodoListPresentableSpy",
          "TodoListPresentableListener: TodoListenerSpy",
          "TodoListRouting: TodoListRoutingSpy",
        ],
        waits: [
          "TodoViewsTests.swift:44"
        ],
        lines: [
          .init("TodoDetailInteractorTests.swift", lines: 73),
          .init("TodoListDoubles.swift", lines: 20),
          .init("TodoListInteractorTests.swift", lines: 86),
          .init("TodoRoutersTests.swift", lines: 94),
          .init("TodoViewsTests.swift", lines: 65),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "attaches one to-do at a time",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "detaches a to-do, however its screen was left",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "detaches a to-do, however its screen was left",
        ],
        digest: "c14470ed04573213"
      ),
      "rpvc": SuiteMeasure(
        doubles: [
          "TodoListPresenterProtocol: SubjectUnderTest",
          "TodoListViewControllerDelegate: SubjectUnderTest",
        ],
        waits: [
          "TodoListViewControllerTests.swift:30"
        ],
        lines: [
          .init("Published.swift", lines: 8),
          .init("TodoCoordinatorTests.swift", lines: 107),
          .init("TodoListViewControllerTests.swift", lines: 45),
          .init("TodoMappingTests.swift", lines: 29),
          .init("TodoPresentersTests.swift", lines: 52),
          .init("TodoRepositoryTests.swift", lines: 65),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "adds a to-do that has a title",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "keeps the old texts when the title is empty",
          "wrong-swipe": "passes on what is done to the rows",
          "page-unchanged": "publishes one to-do, and what it becomes, as long as it is there",
          "untitled-edit-unsaid": "keeps nothing of an edit when the to-do is gone",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "says what is wrong with a title, until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "98050a934e560e14"
      ),
      "viper": SuiteMeasure(
        doubles: [
          "TodoDetailInteractorInput: SubjectUnderTest",
          "TodoDetailInteractorOutput: TodoDetailOutputSpy",
          "TodoDetailModuleOutput: SubjectUnderTest",
          "TodoDetailView: SubjectUnderTest",
          "TodoDetailWireframe: SubjectUnderTest",
          "TodoListInteractorInput: TodoListInteractorSpy",
          "TodoListInteractorOutput: TodoListOutputSpy",
          "TodoListPresentation: TodoListPresenterSpy",
          "TodoListView: TodoListViewSpy",
          "TodoListWireframe: TodoListWireframeSpy",
        ],
        waits: [],
        lines: [
          .init("TodoDetailDoubles.swift", lines: 9),
          .init("TodoDetailInteractorTests.swift", lines: 41),
          .init("TodoDetailPresenterTests.swift", lines: 60),
          .init("TodoListDoubles.swift", lines: 51),
          .init("TodoListInteractorTests.swift", lines: 32),
          .init("TodoListPresenterTests.swift", lines: 70),
          .init("TodoListViewTests.swift", lines: 37),
          .init("TodoRoutersTests.swift", lines: 47),
        ],
        killers: [
          "uncut-content": "shows titles and excerpts",
          "newest-first": "gets the to-dos in the order of the store",
          "unlisted-addition": "hands on the texts of a new to-do, and shows the list with it",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "opens the to-do of that row, and listens to what becomes of it",
          "wrong-swipe": "removes the to-do of the row that was swiped",
          "page-unchanged": "shows what an edited to-do became",
          "untitled-edit-unsaid": "keeps the old texts when the title is empty",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "deletes a to-do, and says so when it was gone before",
          "message-stays": "shows a message until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "e553e7dd1a8eae68"
      ),
      "viper-observable": SuiteMeasure(
        doubles: [
          "TodoDetailInteractorProtocol: TodoDetailInteractorStub",
          "TodoDetailRouterProtocol: TodoDetailRouterSpy",
          "TodoListInteractorProtocol: TodoListInteractorStub",
          "TodoListRouterProtocol: TodoListRouterSpy",
        ],
        waits: [
          "TodoDetailPresenterTests.swift:13",
          "TodoDetailPresenterTests.swift:21",
          "TodoDetailPresenterTests.swift:27",
          "TodoDetailPresenterTests.swift:31",
          "TodoDetailPresenterTests.swift:37",
          "TodoDetailPresenterTests.swift:43",
          "TodoDetailPresenterTests.swift:49",
          "TodoInteractorsTests.swift:17",
          "TodoInteractorsTests.swift:21",
          "TodoInteractorsTests.swift:25",
          "TodoInteractorsTests.swift:26",
          "TodoInteractorsTests.swift:31",
          "TodoInteractorsTests.swift:34",
          "TodoInteractorsTests.swift:36",
          "TodoInteractorsTests.swift:37",
          "TodoInteractorsTests.swift:41",
          "TodoInteractorsTests.swift:42",
          "TodoInteractorsTests.swift:43",
          "TodoInteractorsTests.swift:44",
          "TodoInteractorsTests.swift:45",
          "TodoInteractorsTests.swift:49",
          "TodoInteractorsTests.swift:51",
          "TodoInteractorsTests.swift:52",
          "TodoInteractorsTests.swift:53",
          "TodoListPresenterTests.swift:13",
          "TodoListPresenterTests.swift:29",
          "TodoListPresenterTests.swift:35",
          "TodoListPresenterTests.swift:38",
          "TodoListPresenterTests.swift:43",
          "TodoListPresenterTests.swift:44",
          "TodoListPresenterTests.swift:51",
          "TodoListPresenterTests.swift:58",
        ],
        lines: [
          .init("TodoDetailPresenterTests.swift", lines: 44),
          .init("TodoDoubles.swift", lines: 35),
          .init("TodoInteractorsTests.swift", lines: 46),
          .init("TodoListPresenterTests.swift", lines: 56),
          .init("TodoScreensTests.swift", lines: 49),
        ],
        killers: [
          "uncut-content": "fills the form with the texts of the to-do",
          "newest-first": "adds a to-do that has a title",
          "unlisted-addition": "shows a new to-do at the end",
          "untitled-addition": "refuses a title without anything to read",
          "texts-exchanged": "adds a to-do that has a title",
          "wrong-page": "hands its Router the to-do of the row that was tapped",
          "wrong-swipe": "adds a to-do, and removes the row that is swiped",
          "page-unchanged": "keeps the old texts when the title is empty",
          "untitled-edit-unsaid": "keeps nothing of an edit when the to-do is gone",
          "page-stays-open": "leads back to the list when its to-do is deleted",
          "gone-swipe-unsaid": "shows the list as it is now, and says that a to-do is gone",
          "message-stays": "says why a to-do was not added, until something goes well",
          "list-kept": "leaves nobody behind when it is closed",
          "page-kept": "leaves nobody behind when it is closed",
        ],
        digest: "a2ea11b03d08611f"
      ),
    ]
  )
}
