import ComparisonData

// Written by  Tests/SampleModulesTests/prove-changes --update; not to be edited.

enum ProvedChanges {
  /// The result of each change request in each architecture, by the patch.
  static let proofs: [String: ChangeProof] = [
    "Products/Edits/retry/VIPER": ChangeProof(
      digest: "9c7a0c52c6e03ef7",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 2, removed: 1),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Edits/retry/MVVM": ChangeProof(
      digest: "d0ef7f04d55496dd",
      suite: .init(
        files: [
          .init("ProductListViewControllerTests.swift", added: 9, removed: 4),
          .init("ProductListViewModelTests.swift", added: 5, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Edits/retry/MVC": ChangeProof(
      digest: "8e839f9817e61643",
      suite: .init(
        files: [.init("ProductListViewControllerTests.swift", added: 8, removed: 0)],
        doubles: []
      )
    ),
    "Products/Edits/retry/RPVC": ChangeProof(
      digest: "5249153456a7b05f",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 13, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Edits/second-view/VIPER": ChangeProof(
      digest: "2e52acf907b121b3",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 0),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Edits/second-view/MVVM": ChangeProof(
      digest: "b3742c460b5000ad",
      suite: .init(
        files: [
          .init("ProductListViewControllerTests.swift", added: 9, removed: 4),
          .init("ProductListViewModelTests.swift", added: 5, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Edits/second-view/MVC": ChangeProof(
      digest: "86b2f872f0a9bdc8",
      suite: .init(
        files: [.init("ProductListViewControllerTests.swift", added: 8, removed: 0)],
        doubles: []
      )
    ),
    "Products/Edits/second-view/RPVC": ChangeProof(
      digest: "0d8db8deead3f7c2",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 3),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/undo-delete/VIPER": ChangeProof(
      digest: "670fed377c9de354",
      suite: .init(
        files: [
          .init("TodoListDoubles.swift", added: 9, removed: 0),
          .init("TodoListInteractorTests.swift", added: 6, removed: 0),
          .init("TodoListPresenterTests.swift", added: 9, removed: 0),
          .init("TodoListViewTests.swift", added: 8, removed: 0),
        ],
        doubles: [
          "changed TodoListViewSpy: TodoListView",
          "changed TodoListInteractorSpy: TodoListInteractorInput",
          "changed TodoListOutputSpy: TodoListInteractorOutput",
          "changed TodoListPresenterSpy: TodoListPresentation",
        ]
      )
    ),
    "Todos/Edits/undo-delete/MVVM": ChangeProof(
      digest: "cd3002861eebc83a",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 10, removed: 0),
          .init("TodoViewsTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/undo-delete/MVC": ChangeProof(
      digest: "1c735102771791b2",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 7, removed: 0)], doubles: [])
    ),
    "Todos/Edits/undo-delete/RPVC": ChangeProof(
      digest: "a4bc41243369195c",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 6, removed: 0),
          .init("TodoListViewControllerTests.swift", added: 1, removed: 1),
          .init("TodoMappingTests.swift", added: 4, removed: 0),
          .init("TodoPresentersTests.swift", added: 4, removed: 0),
          .init("TodoRepositoryTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/deep-link/VIPER": ChangeProof(
      digest: "e501728584ed7f4f",
      suite: .init(
        files: [
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoRoutersTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/deep-link/MVVM": ChangeProof(
      digest: "55dfe5ecb73ae07f",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 11, removed: 0),
          .init("TodoViewsTests.swift", added: 9, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/deep-link/MVC": ChangeProof(
      digest: "c6b33260de877de1",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 16, removed: 0)], doubles: [])
    ),
    "Todos/Edits/deep-link/RPVC": ChangeProof(
      digest: "a8834c7b3dbcee1a",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 19, removed: 2),
          .init("TodoRepositoryTests.swift", added: 5, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/ask-pin/VIPER": ChangeProof(
      digest: "a13ce82b4940a080",
      suite: .init(
        files: [
          .init("TodoListDoubles.swift", added: 10, removed: 0),
          .init("TodoListInteractorTests.swift", added: 5, removed: 1),
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoListViewTests.swift", added: 6, removed: 0),
          .init("TodoRoutersTests.swift", added: 2, removed: 2),
        ],
        doubles: [
          "changed TodoListViewSpy: TodoListView",
          "changed TodoListInteractorSpy: TodoListInteractorInput",
          "changed TodoListOutputSpy: TodoListInteractorOutput",
          "changed TodoListPresenterSpy: TodoListPresentation",
        ]
      )
    ),
    "Todos/Edits/ask-pin/MVVM": ChangeProof(
      digest: "e4394f521a0213fe",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 8, removed: 1),
          .init("TodoViewsTests.swift", added: 15, removed: 2),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/ask-pin/MVC": ChangeProof(
      digest: "7e49b46154ea49dd",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 18, removed: 2)], doubles: [])
    ),
    "Todos/Edits/ask-pin/RPVC": ChangeProof(
      digest: "0fbd56e580177680",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 18, removed: 2),
          .init("TodoPresentersTests.swift", added: 2, removed: 2),
          .init("TodoRepositoryTests.swift", added: 8, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/paging/VIPER": ChangeProof(
      digest: "62e81f2435fd0357",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesInteractorStub.swift", added: 13, removed: 4),
          .init("ArticlesInteractorTests.swift", added: 5, removed: 4),
          .init("ArticlesPresenterSpy.swift", added: 1, removed: 0),
          .init("ArticlesPresenterTests.swift", added: 13, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 8, removed: 0),
          .init("ArticlesViewSpy.swift", added: 1, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesInteractorStub: ArticlesInteractorProtocol",
          "changed ArticlesPresenterSpy: ArticlesPresenterProtocol",
          "changed ArticlesViewSpy: ArticlesViewProtocol",
        ]
      )
    ),
    "Articles/Edits/paging/MVVM": ChangeProof(
      digest: "0b4120cd0a2d4f5f",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
          .init("ArticlesViewModelStub.swift", added: 1, removed: 0),
          .init("ArticlesViewModelTests.swift", added: 9, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesViewModelStub: ArticlesViewModelProtocol",
        ]
      )
    ),
    "Articles/Edits/paging/MVC": ChangeProof(
      digest: "cdc452f646abab10",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesViewControllerTests.swift", added: 10, removed: 0),
        ],
        doubles: ["changed ArticleStoreStub: PagedArticleStoreProtocol"]
      )
    ),
    "Articles/Edits/paging/RPVC": ChangeProof(
      digest: "8b3eb541aeca0f29",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesPresenterTests.swift", added: 9, removed: 0),
          .init("ArticlesRepositoryTests.swift", added: 15, removed: 2),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
        ],
        doubles: ["changed ArticleStoreStub: PagedArticleStoreProtocol"]
      )
    ),
    "Articles/Edits/list-kit/VIPER": ChangeProof(
      digest: "6532bd528f52a781",
      suite: .init(
        files: [
          .init("ArticlesRouterTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 4, removed: 4),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/list-kit/MVVM": ChangeProof(
      digest: "dcf971c2bd991391",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 6, removed: 2)],
        doubles: []
      )
    ),
    "Articles/Edits/list-kit/MVC": ChangeProof(
      digest: "0553c38822c9aabe",
      suite: .init(
        files: [
          .init("ArticlesViewControllerTests.swift", added: 6, removed: 6),
          .init("LateAnswerTests.swift", added: 1, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/list-kit/RPVC": ChangeProof(
      digest: "39b472d3f50b11c3",
      suite: .init(
        files: [
          .init("ArticlesCoordinatorTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 7, removed: 2),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/VIPER": ChangeProof(
      digest: "8d1102560b91be61",
      suite: .init(
        files: [
          .init("ArticlesPresenterTests.swift", added: 11, removed: 0),
          .init("ArticlesRouterTests.swift", added: 11, removed: 0),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/MVVM": ChangeProof(
      digest: "b440845d4fe91eeb",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 11, removed: 0)],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/MVC": ChangeProof(
      digest: "78bcb857d79fb321",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 11, removed: 0)],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/RPVC": ChangeProof(
      digest: "0598b0588d6502b0",
      suite: .init(
        files: [.init("ArticlesCoordinatorTests.swift", added: 12, removed: 2)],
        doubles: []
      )
    ),
  ]
}
